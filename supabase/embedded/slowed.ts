/** A client whose work made the database restart. `until`: a time in milliseconds. */
export type Slowed = { asker: string; until: number }

const FIRST_WAIT = 30_000
const LONGEST_WAIT = 60 * 60_000
/** A day without another restart clears the count. */
const FORGOTTEN_AFTER = 24 * 60 * 60_000
const MOST = 10_000

/**
 * Clients that made the database hang, and how long they have to wait: half a minute the first time, four times as long each further
 * time, an hour at most. Others are not affected.
 */
export class SlowedOnes {
  readonly #known = new Map<string, { times: number; last: number; until: number }>()

  blame(asker: string, now: number): void {
    const before = this.#known.get(asker)
    const times = before && before.last > now - FORGOTTEN_AFTER ? before.times + 1 : 1
    const wait = Math.min(FIRST_WAIT * 4 ** (times - 1), LONGEST_WAIT)
    this.#known.delete(asker)
    this.#known.set(asker, { times, last: now, until: now + wait })
    if (this.#known.size > MOST) this.#known.delete(this.#known.keys().next().value ?? asker)
  }

  /** Those who still have to wait. */
  all(now: number): Slowed[] {
    return [...this.#known].flatMap(([asker, { until }]) => (until > now ? [{ asker, until }] : []))
  }
}
