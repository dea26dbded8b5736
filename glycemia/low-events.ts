import { isLow, isVeryLow } from './band.ts'
import { type Day, dayFrom } from './day.ts'
import type { Point } from './series.ts'

/**
 * One time that glucose was low (Danne 2017, doi 10.2337/dc17-1600). It begins with readings below 70 mg/dL (3.9 mmol/L)
 * for 15 minutes and ends with 15 minutes at or above; a gap of more than 30 minutes ends it, too.
 */
export type LowEvent = {
  /** Its first and last low reading, milliseconds since 1970. */
  from: number
  to: number
  /** The local day that it began on. */
  day: Day
  /** 2 if it was below 54 mg/dL (3.0 mmol/L) for 15 minutes: one event, counted by its worst level. */
  level: 1 | 2
  /** Below 54 mg/dL for two hours or more. */
  isProlonged: boolean
  /** mg/dL. */
  lowest: number
}

const MINUTE = 60_000
/** Sensors are a few seconds early or late. */
const SLACK = MINUTE / 2
const LASTING = 15 * MINUTE - SLACK
const PROLONGED = 120 * MINUTE - SLACK
const GAP = 30 * MINUTE + SLACK

/** `points`: from sensors, in chronological order. */
export function lowEventsOf(points: readonly Point[]): LowEvent[] {
  const veryLow = spellsOf(points, ({ value, unit }) => isVeryLow(value, unit))
  let next = 0
  return spellsOf(points, ({ value, unit }) => isLow(value, unit)).map(({ from, to, day, lowest }) => {
    const within: Spell[] = []
    for (let spell = veryLow[next]; spell !== undefined && spell.from <= to; spell = veryLow[++next])
      within.push(spell)
    return {
      from,
      to,
      day: dayFrom(day),
      level: within.length > 0 ? 2 : 1,
      isProlonged: within.some((spell) => spell.to - spell.from >= PROLONGED),
      lowest,
    }
  })
}

type Spell = { from: number; to: number; day: number; lowest: number }

/** From the first to the last reading that `isBelow`, if that lasted 15 minutes without a break. */
function spellsOf(points: readonly Point[], isBelow: (point: Point) => boolean): Spell[] {
  const spells: Spell[] = []
  let spell: Spell | null = null
  /** Since when readings have been below without a break, and since when they have not. */
  let belowSince = 0
  let backSince: number | null = null
  let hasBegun = false
  let last = Number.NEGATIVE_INFINITY
  const close = () => {
    if (spell !== null && hasBegun) spells.push(spell)
    spell = null
    hasBegun = false
    backSince = null
  }
  for (const point of points) {
    if (point.at - last > GAP) close()
    last = point.at
    if (isBelow(point)) {
      if (spell === null || (!hasBegun && backSince !== null)) {
        spell = { from: point.at, to: point.at, day: point.day, lowest: point.mg }
        belowSince = point.at
      }
      backSince = null
      spell.to = point.at
      spell.lowest = Math.min(spell.lowest, point.mg)
      if (point.at - belowSince >= LASTING) hasBegun = true
    } else if (spell !== null) {
      backSince ??= point.at
      if (point.at - backSince >= LASTING) close()
    }
  }
  close()
  return spells
}
