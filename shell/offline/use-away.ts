import { useEffect, useState } from 'react'
import { beganAway, UNREACHED } from '../platform/unreached.ts'

/** Milliseconds between two attempts to reach the site while it is unreachable, and the time limit for one. */
const AGAIN_MS = 10_000
const TRY_MS = 4000

/**
 * Whether the site is unreachable. If the browser says it is offline, we believe it; if not, we check after a request
 * without an answer, or a page from the cache. The parts of the site get the browser's own `offline` and `online`
 * events.
 */
export function useAway(): boolean {
  const [away, setAway] = useState(beganAway)

  useEffect(() => {
    let stopped = false
    const look = async () => {
      const reached = navigator.onLine && (await isReached())
      if (!stopped) setAway(!reached)
    }
    // The event that caused this code to load may have happened before it could listen.
    void look()
    const onOffline = () => setAway(true)
    const onDoubt = () => void look()
    addEventListener('offline', onOffline)
    for (const name of ['online', UNREACHED]) addEventListener(name, onDoubt)
    return () => {
      stopped = true
      removeEventListener('offline', onOffline)
      for (const name of ['online', UNREACHED]) removeEventListener(name, onDoubt)
    }
  }, [])

  useEffect(() => {
    if (!away) return
    // Events that the browser has not sent itself.
    if (navigator.onLine) dispatchEvent(new Event('offline'))
    const timer = setInterval(async () => {
      if (document.visibilityState === 'hidden' || !navigator.onLine || !(await isReached())) return
      clearInterval(timer)
      dispatchEvent(new Event('online'))
    }, AGAIN_MS)
    return () => clearInterval(timer)
  }, [away])
  return away
}

async function isReached(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TRY_MS)
    const { status } = await fetch('/remotes.json', { method: 'HEAD', cache: 'no-store', signal })
    return status < 500
  } catch {
    return false
  }
}
