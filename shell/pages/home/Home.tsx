import { ClosingCall } from './ClosingCall.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Testimonials } from './Testimonials.tsx'
import { useWhole } from './use-whole.ts'

export function Home() {
  const whole = useWhole()
  return (
    <>
      <Hero whole={whole} />
      {whole && (
        <>
          <Features />
          <HowItWorks />
          <Testimonials />
          <ClosingCall />
        </>
      )}
    </>
  )
}
