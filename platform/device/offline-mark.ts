/** Name of the server timing that the shell's worker adds to documents from its cache. */
export const OFFLINE_MARK = 'kept'

/** Whether the worker served this document from its cache because the network did not answer. */
export function cameFromCache(): boolean {
  const [visit] = globalThis.performance?.getEntriesByType?.('navigation') ?? []
  return (
    (visit as PerformanceNavigationTiming | undefined)?.serverTiming?.some(
      ({ name }) => name === OFFLINE_MARK,
    ) ?? false
  )
}
