/** The longest wait after the page has loaded, in milliseconds. */
const LATEST = 3000
/** The wait in browsers without idle callbacks (Safari), in milliseconds. */
const A_MOMENT = 200

/** Runs it once the page has loaded and is idle. @returns a function that cancels it */
export function whenIdle(run: () => void): () => void {
  const off = new AbortController()
  const soon = () => {
    const callOff = atIdle(run)
    off.signal.addEventListener('abort', callOff)
  }
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true, signal: off.signal })
  return () => off.abort()
}

function atIdle(run: () => void): () => void {
  const { requestIdleCallback, cancelIdleCallback } = globalThis as Partial<typeof globalThis>
  if (requestIdleCallback) {
    const asked = requestIdleCallback(run, { timeout: LATEST })
    return () => cancelIdleCallback?.(asked)
  }
  const timer = setTimeout(run, A_MOMENT)
  return () => clearTimeout(timer)
}
