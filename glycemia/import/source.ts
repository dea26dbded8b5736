import { FILE_LIMIT, ImportFailure } from './problem.ts'

/** A file that can be read from its start as often as needed. */
export type FileSource = { size: number; chunks: () => AsyncIterable<Uint8Array> }

const CHUNK = 256 * 1024

export const fromBytes = (bytes: Uint8Array): FileSource => ({
  size: bytes.length,
  async *chunks() {
    for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK)
  },
})

/** A browser's file: read in slices, so that at most one is in memory. */
export const fromBlob = (file: Blob): FileSource => ({
  size: file.size,
  async *chunks() {
    for (let at = 0; at < file.size; at += CHUNK) {
      yield new Uint8Array(await file.slice(at, at + CHUNK).arrayBuffer())
    }
  },
})

/** The chunks of a source; throws ImportFailure if it is too large or cannot be read. */
export async function* checkedChunks(source: FileSource): AsyncGenerator<Uint8Array> {
  if (source.size > FILE_LIMIT) throw new ImportFailure('too-large')
  let read = 0
  try {
    for await (const chunk of source.chunks()) {
      read += chunk.length
      // A stream may be longer than declared.
      if (read > FILE_LIMIT) throw new ImportFailure('too-large')
      yield chunk
    }
  } catch (cause) {
    throw cause instanceof ImportFailure ? cause : new ImportFailure('unreadable', { cause })
  }
}

/** The first bytes of a source, at most `most`. */
export async function headOf(source: FileSource, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const chunk of checkedChunks(source)) {
    parts.push(chunk)
    length += chunk.length
    if (length >= most) break
  }
  const head = new Uint8Array(Math.min(length, most))
  let at = 0
  for (const part of parts) {
    const fits = part.subarray(0, head.length - at)
    head.set(fits, at)
    at += fits.length
  }
  return head
}
