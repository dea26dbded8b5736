import type { Device } from '../../contract.ts'

/**
 * Whether the database is out of reach, as far as this part knows: the browser says so, or the last answer had to come
 * from storage. The shell shows it; here it decides what is tried.
 */
let unreached = false
let hasBegun = false

// The shell reports an unreachable site like the browser reports a lost network.
if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => noteReached(false))
  window.addEventListener('online', () => noteReached(true))
}

/** If the browser does not say, try. */
export const hasNoNetwork = (): boolean => navigator.onLine === false

export const isAway = (): boolean => unreached || hasNoNetwork()

/** A visit whose page came from the worker's cache begins without the database. Checked once. */
export function beginVisit({ cameFromCache }: Pick<Device, 'cameFromCache'>): void {
  if (!hasBegun && cameFromCache()) unreached = true
  hasBegun = true
}

export function noteReached(reached: boolean): void {
  unreached = !reached
}

/** Thrown instead of a request that would keep a member waiting for nothing. */
export class Away extends Error {
  constructor() {
    super('There is no connection')
    this.name = 'Away'
  }
}

/** @throws Away if the browser knows that there is no network */
export function needNetwork(): void {
  if (hasNoNetwork()) throw new Away()
}

/** Called before a change: changes are not queued, so none can be lost silently. @throws Away */
export function needConnection(): void {
  if (isAway()) throw new Away()
}

/** @param what what cannot be done, e.g. "Favorites can be changed" */
export const awayMessage = (what: string): string => `You are offline. ${what} once you are connected again.`
