/** The longest wait, in milliseconds, for a frame: a tab in the background draws none. */
const UNDRAWN = 1000
/** And for a moment to spare after it. */
const BUSY = 300

/**
 * Calls back once what stands in the page now has been drawn and the browser has a moment: what it begins holds nothing
 * of that up.
 * @returns how to call it off
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
