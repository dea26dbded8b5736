import type { Moment } from './drawn.ts'
import { ofSecondHour } from './two-hours.ts'
import type { Change, Zone } from './zone.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** How far around a repeated hour its rows are compared with those before and after. */
const AROUND = 3 * HOUR
/** Rows this close follow each other, as a sensor's readings do. */
const JOINED = 30 * MINUTE

/** A moment in UTC, with the local offset (minutes) at that time. */
export type Placed = { at: number; offset: number }

/** `held`: in or near an hour that the clocks showed twice; placed once all rows of that night are known. */
export type Placement = Placed | { held: Change }

/** `missing`: the clock shows an hour that was skipped that day; it had not been set yet. */
export function place(time: Moment, zone: Zone, missing: () => void): Placement {
  if ('at' in time) return { at: time.at, offset: time.offset ?? zone.offsetAt(time.at) }
  const near = zone.near(time.wall)
  if (typeof near === 'number') return placed(time.wall, near)
  const [from, to] = [near.at + near.after * MINUTE, near.at + near.before * MINUTE]
  if (near.after < near.before) {
    if (time.wall >= from - AROUND && time.wall < to + AROUND) return { held: near }
    return placed(time.wall, time.wall < from ? near.before : near.after)
  }
  if (time.wall < to) return placed(time.wall, near.before)
  if (time.wall >= from) return placed(time.wall, near.after)
  missing()
  return { at: time.wall - near.before * MINUTE, offset: near.after }
}

const placed = (wall: number, offset: number): Placed => ({ at: wall - offset * MINUTE, offset })

/** One row of the night; `row`: its place in the file. */
export type NightRow = { wall: number; tick: number | null; row: number; value: number | null }

/** What was decided for each row, in the order given; `unsure`: how many could be of either hour. */
export type Resolved = { placed: Placed[]; repeated: number; unsure: number }

/**
 * Places the rows of one device around an hour that the clocks showed twice. By a clock that does not jump if rows have
 * one; otherwise by their order in the file: where the wall clock goes back, the second hour begins.
 */
export function resolve(rows: readonly NightRow[], change: Change): Resolved {
  const from = change.at + change.after * MINUTE
  const to = change.at + change.before * MINUTE
  const isTwice = ({ wall }: NightRow) => wall >= from && wall < to
  const twice = rows.filter(isTwice)
  const sure = rows.filter((row) => !isTwice(row))
  const second = new Set<NightRow>()
  let unsure = 0
  const byTick = ticked(twice, sure, change)
  if (byTick) for (const row of byTick) second.add(row)
  else {
    const found = ordered(twice, sure, from)
    for (const row of found.second) second.add(row)
    unsure = found.unsure
  }
  return {
    placed: rows.map((row) =>
      placed(row.wall, row.wall >= to || second.has(row) ? change.after : change.before),
    ),
    repeated: twice.length,
    unsure,
  }
}

/** Those of the second hour, by the difference between wall clock and ticks in the nearest certain row. */
function ticked(twice: readonly NightRow[], sure: readonly NightRow[], change: Change): NightRow[] | null {
  if (twice.some(({ tick }) => tick === null)) return null
  const to = change.at + change.before * MINUTE
  const known = sure
    .filter(({ tick }) => tick !== null)
    .map(({ wall, tick }) => ({
      tick: tick!,
      ahead: wall - (wall >= to ? change.after : change.before) * MINUTE - tick! * 1000,
    }))
  if (known.length === 0) return null
  known.sort((a, b) => a.tick - b.tick)
  return twice.filter(({ wall, tick }) => {
    const { ahead } = nearest(known, tick!)
    const away = (offset: number) => Math.abs(wall - offset * MINUTE - tick! * 1000 - ahead)
    return away(change.after) < away(change.before)
  })
}

/** Binary search in entries sorted by tick: a file may have any number of rows in one night. */
function nearest<T extends { tick: number }>(known: readonly T[], tick: number): T {
  let [low, high] = [0, known.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (known[middle]!.tick <= tick) low = middle
    else high = middle
  }
  return tick - known[low]!.tick <= known[high]!.tick - tick ? known[low]! : known[high]!
}

/** Those of the second hour, by the order of rows. */
function ordered(twice: readonly NightRow[], sure: readonly NightRow[], from: number) {
  const hasTicks = twice.length > 0 && twice.every(({ tick }) => tick !== null)
  const inFile = [...twice].sort((a, b) => (hasTicks ? a.tick! - b.tick! : a.row - b.row))
  const forward = isDescending(inFile, sure) ? inFile.reverse() : inFile
  const turns = forward.flatMap(({ wall }, at) => (at > 0 && wall < forward[at - 1]!.wall ? [at] : []))
  if (turns.length === 1 && (hasTicks || isInOrder([...twice, ...sure])))
    return { second: forward.slice(turns[0]), unsure: 0 }
  if (turns.length === 0 && !hasTwoValues(twice)) return onePass(forward, sure)
  const second = ofSecondHour(twice, before(sure, from)?.value ?? null, after(sure, from)?.value ?? null)
  return { second, unsure: twice.length }
}

/** A file whose newest row is first. */
function isDescending(twice: readonly NightRow[], sure: readonly NightRow[]): boolean {
  const { up, down } = stepsOf([...twice, ...sure])
  return down > up
}

/** Ascending or descending, apart from the clock change and a few misplaced rows; in a random order half are misplaced. */
function isInOrder(rows: readonly NightRow[]): boolean {
  const { up, down } = stepsOf(rows)
  return Math.min(up, down) - 1 < rows.length / 8
}

/** From row to row of the file: how often the wall clock goes forward and back. */
function stepsOf(rows: readonly NightRow[]): { up: number; down: number } {
  const inFile = [...rows].sort((a, b) => a.row - b.row)
  const steps = inFile.slice(1).map(({ wall }, at) => wall - inFile[at]!.wall)
  return { up: steps.filter((step) => step > 0).length, down: steps.filter((step) => step < 0).length }
}

/** A minute with two values, so that rows of both hours are present. */
function hasTwoValues(twice: readonly NightRow[]): boolean {
  const values = new Map<number, number | null>()
  return twice.some(({ wall, value }) => {
    const minute = Math.floor(wall / MINUTE)
    if (values.has(minute)) return values.get(minute) !== value
    values.set(minute, value)
    return false
  })
}

/**
 * For rows that pass through the hour only once, the other hour missing. They belong to the second hour if they fit
 * more closely with the rows after them than with those before. Certain only if they fit one side and not the other.
 */
function onePass(forward: readonly NightRow[], sure: readonly NightRow[]) {
  const first = forward[0]
  const last = forward.at(-1)
  if (!first || !last) return { second: [], unsure: 0 }
  const gap = (from: NightRow | null, to: NightRow | null) =>
    from === null || to === null ? Number.POSITIVE_INFINITY : to.wall - from.wall
  const early = gap(before(sure, first.wall), first)
  const late = gap(last, after(sure, last.wall))
  return {
    second: late < early ? forward : [],
    unsure: early <= JOINED === late <= JOINED ? forward.length : 0,
  }
}

/** The last row before a wall clock time. */
const before = (sure: readonly NightRow[], wall: number) =>
  sure.reduce<NightRow | null>(
    (last, row) => (row.wall < wall && (last === null || row.wall > last.wall) ? row : last),
    null,
  )

/** The first row at or after a wall clock time. */
const after = (sure: readonly NightRow[], wall: number) =>
  sure.reduce<NightRow | null>(
    (next, row) => (row.wall >= wall && (next === null || row.wall < next.wall) ? row : next),
    null,
  )
