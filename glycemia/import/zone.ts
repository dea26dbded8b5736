import { ImportFailure } from './problem.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** When a zone's clocks change: at `at` (UTC), from `before` to `after` minutes ahead of UTC. */
export type Change = { at: number; before: number; after: number }

const zones = new Map<string, Zone>()

/** A zone with its cached offsets; throws ImportFailure `unknown-zone`. */
export function zoneNamed(name: string): Zone {
  const known = zones.get(name) ?? new Zone(name)
  zones.set(name, known)
  return known
}

/** Offsets of an IANA time zone, from Intl's tables, queried once per calendar day. */
export class Zone {
  readonly #format: Intl.DateTimeFormat
  readonly #days = new Map<number, number | Change>()
  #lastDay = Number.NaN
  #last: number | Change = 0

  /** Throws ImportFailure `unknown-zone`. */
  constructor(name: string) {
    try {
      this.#format = new Intl.DateTimeFormat('en-US', {
        timeZone: name,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      })
    } catch (cause) {
      throw new ImportFailure('unknown-zone', { cause })
    }
  }

  /** Minutes ahead of UTC at a moment. */
  offsetAt(at: number): number {
    const near = this.#near(Math.floor(at / DAY))
    if (typeof near === 'number') return near
    return at < near.at ? near.before : near.after
  }

  /** The offset of a wall clock time, or the clock change that is near it. */
  near(wall: number): number | Change {
    const day = Math.floor(wall / DAY)
    if (day === this.#lastDay) return this.#last
    this.#lastDay = day
    this.#last = this.#near(day)
    return this.#last
  }

  #near(day: number): number | Change {
    const known = this.#days.get(day)
    if (known !== undefined) return known
    const found = this.#search((day - 1) * DAY, (day + 2) * DAY)
    this.#days.set(day, found)
    return found
  }

  #search(from: number, to: number): number | Change {
    const before = this.#asked(from)
    const after = this.#asked(to)
    if (before === after) return before
    let [early, late] = [from, to]
    while (late - early > MINUTE) {
      const middle = Math.floor((early + late) / 2 / MINUTE) * MINUTE
      if (this.#asked(middle) === before) early = middle
      else late = middle
    }
    return { at: late, before, after }
  }

  #asked(at: number): number {
    const parts = new Map(this.#format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
    const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name)!
    const wall = Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    )
    return Math.round((wall - Math.floor(at / 1000) * 1000) / MINUTE)
  }
}
