import { useEffect, useState } from 'react'
import { beganAway, UNREACHED } from '../platform/unreached.ts'

/** Milliseconds between two tries to reach the site while it is away, and how long one may take. */
const AGAIN_MS = 10_000
const TRY_MS = 4000

/**
 * Whether the site is out of reach. A browser that says so is believed; one that says nothing is not: after a request
 * without an answer, or a page from the cache, we check. The parts of the site get the browser's own `offline` and
 * `online` events.
 */
export function useAway(): boolean {
  const [away, setAway] = useState(beganAway)

  useEffect(() => {
    let stopped = false
    const look = async () => {
      const reached = navigator.onLine && (await isReached())
      if (!stopped) setAway(!reached)
    }
    // What caused this code to load may have happened before it could listen.
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
    // What the browser has not said by itself.
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
