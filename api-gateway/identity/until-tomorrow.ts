/** Seconds until the next UTC midnight, when daily limits start over. */
export const untilTomorrow = (now: Date): number =>
  Math.ceil((midnightAfter(now).getTime() - now.getTime()) / 1000)

/** That midnight, as the quota's `resetAt`: ISO 8601 with milliseconds. */
export const tomorrow = (now: Date): string => midnightAfter(now).toISOString()

function midnightAfter(now: Date): Date {
  const midnight = new Date(now)
  midnight.setUTCHours(24, 0, 0, 0)
  return midnight
}
