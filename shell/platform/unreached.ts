/** Event of the window: a request got no answer, whatever the browser thinks of its network. */
export const UNREACHED = 'evenplate:unreached'

/** Whether this page began without a network: the browser says so, or the worker gave it from what is kept. */
export const beganAway = (): boolean => !navigator.onLine || wasKept()

/** The worker marks what it kept. */
function wasKept(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.serverTiming?.some(({ name }) => name === 'kept') ?? false
}
