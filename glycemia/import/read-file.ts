import type { Reading, Treatment } from '../reading.ts'
import type { Placed } from './clock-change.ts'
import type { Drawn } from './drawn.ts'
import { readEntries } from './entries.ts'
import type { Found } from './found.ts'
import { Placing } from './placing.ts'
import { ImportFailure } from './problem.ts'
import type { FileSource } from './source.ts'
import { zoneNamed } from './zone.ts'

/** Readings in one batch at most. */
const BATCH = 5_000

export type ImportedMeal = { at: number; offset: number; carbs: number }

/** As recorded: history only, used in no calculation. */
export type ImportedInsulin = {
  at: number
  offset: number
  units: number
  sort: 'rapid' | 'long' | 'unknown'
}

export type Batch = {
  readings: Reading[]
  meals: ImportedMeal[]
  treatments: Treatment[]
  /** Empty unless requested. */
  insulin: ImportedInsulin[]
  /** Share of the file that was read, 0 to 1. */
  share: number
}

export type ReadOptions = {
  now: number
  /** IANA zone for times without one. */
  zone: string
  wants: { insulin: boolean }
  /** A keyed hash of a serial number, the only thing about it that leaves the device. Called once per device. */
  deviceKey: (serial: string) => string | Promise<string>
}

/**
 * Reads what `inspect` found, in batches of at most 5,000 readings, in no order. Throws ImportFailure: `unanswered`
 * while one of its questions is open (except the zone, which is passed in).
 */
export async function* readFile(
  source: FileSource,
  found: Found,
  options: ReadOptions,
): AsyncGenerator<Batch> {
  if (found.questions.some(({ ask }) => ask !== 'zone')) throw new ImportFailure('unanswered')
  const waiting: { drawn: Drawn; placed: Placed }[] = []
  const placing = new Placing(
    zoneNamed(options.zone),
    options.now,
    (drawn, placed) => {
      if (drawn.is !== 'insulin' || options.wants.insulin) waiting.push({ drawn, placed })
    },
    () => {},
  )
  const keys = new Map<string, string>()
  let share = 0
  for await (const { bytes } of readEntries(source, found.layout, placing.told, placing.row)) {
    share = source.size === 0 ? 1 : bytes / source.size
    while (waiting.length >= BATCH) yield await batchOf(waiting.splice(0, BATCH), share, keys, options)
  }
  placing.finish()
  while (waiting.length > 0) yield await batchOf(waiting.splice(0, BATCH), share, keys, options)
}

async function batchOf(
  entries: readonly { drawn: Drawn; placed: Placed }[],
  share: number,
  keys: Map<string, string>,
  { deviceKey }: ReadOptions,
): Promise<Batch> {
  const batch: Batch = { readings: [], meals: [], treatments: [], insulin: [], share }
  for (const { drawn, placed } of entries) {
    if (drawn.is === 'carbs') batch.meals.push({ ...placed, carbs: drawn.grams })
    else if (drawn.is === 'insulin') batch.insulin.push({ ...placed, units: drawn.units, sort: drawn.sort })
    else if (drawn.is === 'treated-low') batch.treatments.push({ at: placed.at, kind: 'low-treated' })
    else {
      const { kind, value, unit, bound, serial } = drawn
      let device: string | null = null
      if (serial !== null) {
        device = keys.get(serial) ?? (await deviceKey(serial.slice(0, 200)))
        if (!keys.has(serial) && keys.size < 1000) keys.set(serial, device)
      }
      batch.readings.push({ at: placed.at, offset: placed.offset, kind, value, unit, bound, device })
    }
  }
  return batch
}
