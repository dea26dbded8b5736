/** Seconds until the next UTC midnight, when daily limits start over. */
export function untilTomorrow(now: Date): number {
  const tomorrow = new Date(now)
  tomorrow.setUTCHours(24, 0, 0, 0)
  return Math.ceil((tomorrow.getTime() - now.getTime()) / 1000)
}
