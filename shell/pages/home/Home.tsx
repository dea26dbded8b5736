import { ClosingCall } from './ClosingCall.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Testimonials } from './Testimonials.tsx'

export function Home() {
  return (
    <>
      <Hero />
      <Features />
      <HowItWorks />
      <Testimonials />
      <ClosingCall />
    </>
  )
}
