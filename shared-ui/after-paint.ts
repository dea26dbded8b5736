/** The longest wait, in milliseconds, for a frame: a background tab paints none. */
const UNDRAWN = 1000
/** And for an idle moment after it. */
const BUSY = 300

/**
 * Calls back once the current page has been painted and the browser is idle: what it starts delays nothing on it.
 * @returns how to cancel it
 */
export function afterPaint(then: () => void): () => void {
  let callOffIdle = () => {}
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame)
    then()
  }, UNDRAWN)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    callOffIdle = atIdle(then)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    callOffIdle()
  }
}

/** Safari has no idle callbacks. */
function atIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(then, { timeout: BUSY })
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(then)
  return () => clearTimeout(timer)
}
