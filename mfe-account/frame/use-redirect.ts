import { usePlatform } from '@evenplate/platform/define-remote'
import { useEffect, useEffectEvent } from 'react'

type Options = {
  /** Milliseconds to wait; leaving the page earlier cancels it. */
  delay?: number
  /** Done first; if it fails, that is logged and delays nobody. */
  before?: () => Promise<void>
}

/** Goes to `to`, in place of this page, once `when` is true. */
export function useRedirect(when: boolean, to: string, { delay = 0, before }: Options = {}): void {
  const { nav, telemetry } = usePlatform()
  const leave = useEffectEvent(async () => {
    await before?.().catch((error: unknown) => telemetry.error(error))
    nav.go(to, { replace: true })
  })
  useEffect(() => {
    if (!when) return
    const timer = setTimeout(() => void leave(), delay)
    return () => clearTimeout(timer)
  }, [when, delay])
}
