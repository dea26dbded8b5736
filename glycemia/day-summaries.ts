import { type Day, dayFrom, daysIn, numberOfDay, type Window } from './day.ts'
import type { Group } from './groups.ts'
import type { LowEvent } from './low-events.ts'
import type { Point } from './series.ts'
import { type Share, sharesOf } from './shares.ts'
import { spreadOf } from './spread.ts'
import type { Weights } from './weights.ts'

/** One local day. `points`: the data of its curve, sensors and meters, in chronological order. */
export type DaySummary = {
  day: Day
  points: Point[]
  sensor: DayOfSensor | null
  meter: { count: number; lowest: number; highest: number } | null
  /** Low events that began on it. */
  lows: LowEvent[]
}

/** mg/dL. `percent`: how much of the day was measured; a day when clocks change has 23 or 25 hours. */
export type DayOfSensor = {
  count: number
  mean: number
  lowest: number
  highest: number
  percent: number
  shares: Share[]
}

const MINUTE = 60_000
const MS_A_DAY = 1440 * MINUTE

/** Every day of a window, including those without readings. `sensors` and `weights` match by position. */
export function daySummaries(
  window: Window,
  points: readonly Point[],
  sensors: readonly Point[],
  weights: Weights,
  lows: readonly LowEvent[],
  group: Group,
): DaySummary[] {
  const all = groupBy(points, ({ day }) => day)
  const places = groupBy([...sensors.keys()], (place) => sensors[place]!.day)
  const lowsOf = groupBy(lows, ({ day }) => numberOfDay(day))
  const first = numberOfDay(window.from)
  return Array.from({ length: daysIn(window) }, (_, at) => {
    const day = first + at
    const own = all.get(day) ?? []
    const meters = own.filter(({ kind }) => kind === 'meter').map(({ mg }) => mg)
    return {
      day: dayFrom(day),
      points: own,
      sensor: dayOfSensor(places.get(day) ?? [], sensors, weights, group),
      meter:
        meters.length === 0
          ? null
          : { count: meters.length, lowest: Math.min(...meters), highest: Math.max(...meters) },
      lows: lowsOf.get(day) ?? [],
    }
  })
}

function dayOfSensor(
  places: readonly number[],
  sensors: readonly Point[],
  { time, covered }: Weights,
  group: Group,
): DayOfSensor | null {
  const own = places.map((place) => sensors[place]!)
  const first = own[0]
  const last = own.at(-1)
  if (first === undefined || last === undefined) return null
  const weights = Float64Array.from(places, (place) => time[place]!)
  const measured = places.reduce((sum, place) => sum + covered[place]!, 0)
  // Clocks set back an hour: the day's offset is an hour less at its end, and the day an hour longer.
  const length = MS_A_DAY + (first.local - first.at) - (last.local - last.at)
  return {
    count: own.length,
    // Readings at the same moment cover no time: then each counts the same.
    mean: (spreadOf(own, weights) ?? spreadOf(own, null))!.mean,
    lowest: own.reduce((least, { mg }) => Math.min(least, mg), Number.POSITIVE_INFINITY),
    highest: own.reduce((most, { mg }) => Math.max(most, mg), 0),
    percent: Math.min(100, (100 * measured) / length),
    shares: sharesOf(own, weights, group),
  }
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => number): Map<number, Item[]> {
  const groups = new Map<number, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
