/** Long enough for a remote that arrives just before its deadline, in milliseconds. */
const PATIENCE_MS = 10_000

/**
 * Calls back with what `find` finds, now or once it is on the page, or else, after ten seconds, with what `instead`
 * finds.
 * @returns how to stop waiting
 */
export function awaitElement<T extends Element>(
  find: () => T | null,
  then: (element: T) => void,
  instead: () => T | null = () => null,
): () => void {
  const found = find()
  if (found) {
    then(found)
    return () => {}
  }
  const observer = new MutationObserver(() => {
    const late = find()
    if (!late) return
    stop()
    then(late)
  })
  const timer = setTimeout(() => {
    stop()
    const other = instead()
    if (other) then(other)
  }, PATIENCE_MS)
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}
