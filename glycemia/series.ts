import { dayNumber, localOf } from './day.ts'
import type { Reading, ReadingKind, Unit } from './reading.ts'
import { mgOf, roundIn } from './unit.ts'

/** A reading used in sums. */
export type Point = {
  at: number
  /** Wall clock, as milliseconds since 1970. */
  local: number
  /** Days since 1970 of the wall clock. */
  day: number
  /** mg/dL; 1 beyond the device's range if it reported only that. */
  mg: number
  /** What to classify it by: as received, in `unit`, rounded as shown; `mg` if the device said only "low" or "high". */
  value: number
  unit: Unit
  kind: ReadingKind
  device: string | null
  beyond: 'low' | 'high' | null
}

/** Readings that are in no sum, by reason. */
export type SetAside = {
  /** The same device reported the same in the same minute: read twice. */
  repeated: number
  /** Another source reported it too, within 30 seconds and 1 mg/dL. */
  otherSource: number
  /** Later than now. */
  future: number
  /** Neither a value nor a bound. */
  unreadable: number
}

export type Series = { points: Point[]; setAside: SetAside }

const MINUTE = 60_000
const SAME_MOMENT = 30_000
const SAME_MG = 1
/** How many readings to compare one with: a file with thousands in one minute must not block the page. */
const LOOK_BACK = 24

/**
 * Readings in chronological order, each once, from sensors and meters. The order of the input does not matter.
 * `preferred`: the device to keep if two sources report the same; without one, the source with more readings.
 */
export function seriesOf(readings: readonly Reading[], now: number, preferred: string | null = null): Series {
  const setAside: SetAside = { repeated: 0, otherSource: 0, future: 0, unreadable: 0 }
  const all: Point[] = []
  const perDevice = new Map<string | null, number>()
  for (const reading of readings) {
    const point = pointOf(reading)
    if (point === null) setAside.unreadable++
    else if (point.at > now) setAside.future++
    else {
      all.push(point)
      perDevice.set(point.device, (perDevice.get(point.device) ?? 0) + 1)
    }
  }
  all.sort(inOrder)
  const rank = ({ device }: Point) =>
    device === preferred && preferred !== null ? Number.POSITIVE_INFINITY : perDevice.get(device)!

  const kept: (Point | null)[] = []
  for (const point of all) {
    let isKept = true
    for (let back = kept.length - 1; back >= Math.max(0, kept.length - LOOK_BACK); back--) {
      const before = kept[back]
      if (!before) continue
      if (point.at - before.at >= MINUTE) break
      if (isRepeated(before, point)) {
        setAside.repeated++
        isKept = false
        break
      }
      if (!isOfOtherSource(before, point)) continue
      setAside.otherSource++
      if (rank(point) > rank(before)) {
        kept[back] = null
        continue
      }
      isKept = false
      break
    }
    if (isKept) kept.push(point)
  }
  return { points: kept.filter((point) => point !== null), setAside }
}

function pointOf(reading: Reading): Point | null {
  const { at, offset, kind, device, value, bound } = reading
  const mg = mgOf(reading)
  if (mg === null || !Number.isFinite(at) || !Number.isFinite(offset)) return null
  const local = localOf(at, offset)
  const isBeyond = value === null
  return {
    at,
    local,
    day: dayNumber(local),
    mg,
    value: isBeyond ? mg : roundIn(value, reading.unit),
    unit: isBeyond ? 'mg/dL' : reading.unit,
    kind,
    device,
    beyond: isBeyond ? (bound!.op === '<' ? 'low' : 'high') : null,
  }
}

/** A total order, so that the same readings in any order are the same series. */
function inOrder(a: Point, b: Point): number {
  return (
    a.at - b.at ||
    compare(a.device ?? '', b.device ?? '') ||
    compare(a.kind, b.kind) ||
    a.mg - b.mg ||
    compare(a.unit, b.unit) ||
    compare(a.beyond ?? '', b.beyond ?? '') ||
    a.local - b.local
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const isRepeated = (a: Point, b: Point) =>
  a.device === b.device &&
  a.kind === b.kind &&
  a.mg === b.mg &&
  a.unit === b.unit &&
  Math.floor(a.at / MINUTE) === Math.floor(b.at / MINUTE)

const isOfOtherSource = (a: Point, b: Point) =>
  a.device !== b.device &&
  a.kind === b.kind &&
  b.at - a.at <= SAME_MOMENT &&
  Math.abs(a.mg - b.mg) <= SAME_MG + 1e-9
