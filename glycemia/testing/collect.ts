import {
  type Answers,
  type Batch,
  type FileSource,
  type Found,
  fromBytes,
  inspect,
  readFile,
  readingKey,
} from '../import/import.ts'

export const NOW = Date.UTC(2026, 10, 23, 12)

export type Read = { found: Found; all: Omit<Batch, 'share'>; keys: string[] }

/** What is found in a file, and everything read from it. */
export async function readAll(
  file: string | Uint8Array,
  {
    answers = {},
    zone = 'Europe/Berlin',
    insulin = false,
  }: { answers?: Answers; zone?: string; insulin?: boolean } = {},
): Promise<Read> {
  const found = await foundIn(file, answers, zone)
  const all: Read['all'] = { readings: [], meals: [], treatments: [], insulin: [] }
  const options = { now: NOW, zone, wants: { insulin }, deviceKey: (serial: string) => `k${hash(serial)}` }
  for await (const batch of readFile(sourceOf(file), found, options)) {
    all.readings.push(...batch.readings)
    all.meals.push(...batch.meals)
    all.treatments.push(...batch.treatments)
    all.insulin.push(...batch.insulin)
  }
  return { found, all, keys: [...new Set(all.readings.map(readingKey))].sort() }
}

/** What `inspect` finds; throws if it finds a problem. */
export async function foundIn(
  file: string | Uint8Array | FileSource,
  answers: Answers = {},
  zone = 'Europe/Berlin',
): Promise<Found> {
  const found = await inspect(sourceOf(file), { now: NOW, zone, answers })
  if (found.problem !== null) throw new Error(found.problem)
  return found
}

/** The problem of a file that cannot be read, null for one that can. */
export const problemOf = async (file: string | Uint8Array) =>
  (await inspect(sourceOf(file), { now: NOW, zone: 'Europe/Berlin' })).problem

function sourceOf(file: string | Uint8Array | FileSource): FileSource {
  if (typeof file === 'string') return fromBytes(new TextEncoder().encode(file))
  return file instanceof Uint8Array ? fromBytes(file) : file
}

/** Stands in for a keyed hash: tells serial numbers apart without showing them. */
function hash(text: string): string {
  let value = 7
  for (const letter of text) value = (value * 31 + letter.codePointAt(0)!) % 4_294_967_291
  return value.toString(36)
}
