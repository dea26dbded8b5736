import { Unzip } from 'fflate'
import type { ArchiveLimits, ArchiveProblem } from './archive-limits.ts'
import { decodersOf, problemOf } from './entry-decoders.ts'
import { mayHoldRecipe } from './may-hold-recipe.ts'

/** A file of an archive that may have recipes. A problem with the whole archive has no name. */
export type Found = { name: string } & ({ bytes: Uint8Array } | { problem: ArchiveProblem })

/**
 * The files of a zip archive whose names look like text or an archive, one after another. Pictures are skipped without
 * being unpacked, and an oversized entry is dropped while it unpacks.
 * @param count bytes that came out of everything so far; updated with what comes out here
 */
export async function* unpack(
  archive: Blob,
  limits: ArchiveLimits,
  count: { out: number },
): AsyncGenerator<Found> {
  const found: Found[] = []
  let entries = 0
  const unzip = new Unzip((file) => {
    const { name } = file
    entries += 1
    const parts: Uint8Array[] = []
    file.ondata = (error, data, isFinal) => {
      if (error) found.push({ name, problem: problemOf(error) })
      else if (mayHoldRecipe(name)) {
        parts.push(data)
        if (isFinal) found.push({ name, bytes: joined(parts) })
      }
    }
    file.start()
  })
  for (const decoder of decodersOf(limits.text, (bytes) => {
    count.out += bytes
  }))
    unzip.register(decoder)

  try {
    for (let from = 0; from < archive.size; from += limits.read) {
      const read = new Uint8Array(await archive.slice(from, from + limits.read).arrayBuffer())
      for (let at = 0; at < read.length; at += limits.step) {
        unzip.push(read.subarray(at, at + limits.step))
        yield* found.splice(0)
        if (count.out > limits.texts) return yield { name: '', problem: 'too-much' }
        if (entries > limits.entries) return yield { name: '', problem: 'too-many' }
      }
    }
    unzip.push(new Uint8Array(), true)
    yield* found.splice(0)
  } catch {
    yield* found.splice(0)
    yield { name: '', problem: 'broken' }
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
