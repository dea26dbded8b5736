/** Somebody for whose work the database had to be started again. `until`: milliseconds of the clock. */
export type Slowed = { asker: string; until: number }

const FIRST_WAIT = 30_000
const LONGEST_WAIT = 60 * 60_000
/** A day without another one clears the count. */
const FORGOTTEN_AFTER = 24 * 60 * 60_000
const MOST = 10_000

/**
 * Who stopped the database, and how long they wait for it: half a minute for the first time, four times as long for
 * each further one, an hour at most. Others go on.
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

  /** Those who still wait. */
  all(now: number): Slowed[] {
    return [...this.#known].flatMap(([asker, { until }]) => (until > now ? [{ asker, until }] : []))
  }
}
