import { type Batch, insulinKey, mealKey, treatmentKey } from '@evenplate/glycemia/import/import'
import { zoneNamed } from '@evenplate/glycemia/import/zone'
import { type Reading, TITLE_OF_FILE } from '@evenplate/glycemia/reading'

/** Readings as the database takes them (`import_readings`): grouped by device and zone, in seconds from `start`. */
export type ReadingRows = {
  start: number
  series: {
    kind: Reading['kind']
    unit: Reading['unit']
    device: string | null
    offset: number
    at: string
    value: string
    others: { at: number; value: null; bound: string }[]
  }[]
}

/** The file's other entries (`import_entries`). */
export type EntryRows = {
  meals: { key: string; at: number; offset: number; title: string; carbs: number }[]
  treatments: { key: string; at: number; offset: number }[]
  insulin: { key: string; at: number; offset: number; units: number; sort: string }[]
}

/** The maximum number of series in one call to the database. */
const SERIES_MOST = 200

/** At most 5,000 readings as calls: one, except for a file with hundreds of devices. */
export function readingRows(readings: readonly Reading[]): ReadingRows[] {
  const start = readings.reduce((first, { at }) => Math.min(first, seconds(at)), Number.POSITIVE_INFINITY)
  const groups = new Map<string, Reading[]>()
  for (const reading of readings) {
    const key = `${reading.kind} ${reading.unit} ${reading.offset} ${reading.device ?? ''}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [reading])
    else group.push(reading)
  }
  const series = [...groups.values()].map((group) => seriesOf(group, start))
  return Array.from({ length: Math.ceil(series.length / SERIES_MOST) }, (_, call) => ({
    start,
    series: series.slice(call * SERIES_MOST, (call + 1) * SERIES_MOST),
  }))
}

function seriesOf(group: readonly Reading[], start: number): ReadingRows['series'][number] {
  const { kind, unit, device, offset } = group[0]!
  const plain = group.filter(({ value }) => value !== null)
  return {
    kind,
    unit,
    device,
    offset,
    at: plain.map(({ at }) => seconds(at) - start).join(' '),
    value: plain.map(({ value }) => value).join(' '),
    others: group.flatMap(({ at, value, bound }) =>
      value === null && bound !== null ? [{ at, value, bound: `${bound.op}${bound.at}` }] : [],
    ),
  }
}

const seconds = (at: number) => Math.floor(at / 1000)

/** Null if a batch has only readings. */
export function entryRows({ meals, treatments, insulin }: Batch, zone: string): EntryRows | null {
  if (meals.length + treatments.length + insulin.length === 0) return null
  const clock = zoneNamed(zone)
  return {
    meals: meals.map((meal) => ({ ...meal, key: mealKey(meal), title: TITLE_OF_FILE })),
    treatments: treatments.map((treated) => ({
      at: treated.at,
      offset: clock.offsetAt(treated.at),
      key: treatmentKey(treated),
    })),
    insulin: insulin.map((entry) => ({ ...entry, key: insulinKey(entry) })),
  }
}
