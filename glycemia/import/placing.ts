import { type NightRow, type Placed, place, resolve } from './clock-change.ts'
import type { Drawn, Told } from './drawn.ts'
import { isPlausible } from './glucose-cell.ts'
import type { LeftOut } from './problem.ts'
import type { Change, Zone } from './zone.ts'

const DAY = 86_400_000
const EARLIEST = Date.UTC(1990, 0, 1)
/** The most grams and units in one entry; more is an error in the file. */
const MOST = { carbs: 1000, insulin: 300 } as const

type Waiting = NightRow & { drawn: Drawn }

/** Gives each row its moment in UTC, and leaves out values and dates that are impossible. */
export class Placing {
  readonly clock = { repeated: 0, unsure: 0, missing: 0 }
  readonly #zone: Zone
  readonly #latest: number
  readonly #ready: (drawn: Drawn, placed: Placed) => void
  readonly #leftOut: (reason: LeftOut, row: number) => void
  /** Rows around an hour that the clocks showed twice, by night, device and kind. */
  readonly #nights = new Map<string, { change: Change; rows: Waiting[] }>()
  #row = 0

  constructor(
    zone: Zone,
    now: number,
    ready: (drawn: Drawn, placed: Placed) => void,
    leftOut: (reason: LeftOut, row: number) => void,
  ) {
    this.#zone = zone
    this.#latest = now + DAY
    this.#ready = ready
    this.#leftOut = leftOut
  }

  readonly row = (number: number): void => {
    this.#row = number
  }

  readonly told: Told = {
    drawn: (drawn) => this.#add(drawn),
    leftOut: (reason) => this.#leftOut(reason, this.#row),
  }

  /** Places the rows that waited for others of their night. */
  finish(): void {
    for (const { change, rows } of this.#nights.values()) {
      const { placed, repeated, unsure } = resolve(rows, change)
      this.clock.repeated += repeated
      this.clock.unsure += unsure
      for (const [at, { drawn, row }] of rows.entries()) this.#done(drawn, placed[at]!, row)
    }
    this.#nights.clear()
  }

  #add(drawn: Drawn) {
    if (!isPossible(drawn)) return this.#leftOut('implausible', this.#row)
    const { time } = drawn
    const said = 'at' in time ? time.at : time.wall
    if (!(said >= EARLIEST)) return this.#leftOut('too-early', this.#row)
    if (said > this.#latest + DAY) return this.#leftOut('in-future', this.#row)
    const placement = place(time, this.#zone, () => {
      this.clock.missing += 1
    })
    if ('held' in placement) this.#hold(drawn, placement.held)
    else this.#done(drawn, placement, this.#row)
  }

  #done(drawn: Drawn, placed: Placed, row: number): void {
    if (placed.at > this.#latest) this.#leftOut('in-future', row)
    else this.#ready(drawn, placed)
  }

  #hold(drawn: Drawn, change: Change): void {
    if ('at' in drawn.time) return
    const { wall, tick, clock } = drawn.time
    const kind = drawn.is === 'reading' ? drawn.kind : drawn.is
    const key = JSON.stringify([change.at, kind, drawn.serial, tick === null ? null : clock])
    const night = this.#nights.get(key) ?? { change, rows: [] }
    const value = drawn.is === 'reading' ? (drawn.value ?? drawn.bound!.at) : null
    night.rows.push({ wall, tick, row: this.#row, value, drawn })
    this.#nights.set(key, night)
  }
}

function isPossible(drawn: Drawn): boolean {
  if (drawn.is === 'carbs') return drawn.grams >= 0 && drawn.grams <= MOST.carbs
  if (drawn.is === 'insulin') return drawn.units >= 0 && drawn.units <= MOST.insulin
  if (drawn.is !== 'reading') return true
  return isPlausible(drawn.value ?? drawn.bound!.at, drawn.unit)
}
