import { usePlatform } from '@evenplate/platform/define-remote'
import { useEffect, useEffectEvent } from 'react'

/** Goes to `to` once `when` holds, after `delay` milliseconds; leaving the page earlier cancels it. */
export function useRedirect(when: boolean, to: string, { delay = 0, replace = true } = {}) {
  const { nav } = usePlatform()
  const leave = useEffectEvent(() => nav.go(to, { replace }))
  useEffect(() => {
    if (!when) return
    if (delay === 0) return leave()
    const timer = setTimeout(() => leave(), delay)
    return () => clearTimeout(timer)
  }, [when, delay])
}
