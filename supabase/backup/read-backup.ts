import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { BackupRefused, damaged, type End, type Head, readCopy, readEnd, readHead } from './backup-file.ts'

/** The parts of a backup, in order. The rows of a table must be read before the next part is requested. */
export type Piece =
  | { type: 'head'; head: Head }
  | { type: 'table'; table: string; columns: string; rows: AsyncIterable<Uint8Array> }
  | { type: 'end'; end: End }

/**
 * Reads a file to its end to make sure it is complete.
 * @throws BackupRefused of one line
 */
export async function checkBackup(file: string): Promise<{ head: Head; end: End }> {
  let head: Head | undefined
  for await (const piece of readBackup(file)) {
    if (piece.type === 'head') head = piece.head
    if (piece.type === 'table') for await (const _ of piece.rows);
    if (piece.type === 'end' && head) return { head, end: piece.end }
  }
  throw damaged()
}

/** @throws BackupRefused of one line if it is damaged, at the damaged part */
export async function* readBackup(file: string): AsyncGenerator<Piece> {
  const hash = createHash('sha256')
  const lines = new Lines(unzipped(file))
  const first = await lines.next()
  if (!first) throw new BackupRefused('This is no backup of Evenplate')
  yield { type: 'head', head: readHead(first.toString()) }
  hash.update(first).update('\n')
  for (;;) {
    const line = await lines.next()
    if (!line) throw damaged()
    const end = readEnd(line.toString())
    if (end) {
      if (end.sha256 !== hash.digest('hex') || (await lines.next())) throw damaged()
      return yield { type: 'end', end }
    }
    const copy = readCopy(line.toString())
    if (!copy) throw damaged()
    hash.update(line).update('\n')
    yield { type: 'table', ...copy, rows: rowsOf() }
  }

  async function* rowsOf(): AsyncGenerator<Uint8Array> {
    let together: Buffer[] = []
    let bytes = 0
    for (;;) {
      const row = await lines.next()
      if (!row) throw damaged()
      hash.update(row).update('\n')
      if (row.length === 2 && row.toString() === '\\.') break
      together.push(row, BREAK)
      bytes += row.length + 1
      if (bytes < ENOUGH) continue
      yield Buffer.concat(together)
      together = []
      bytes = 0
    }
    if (bytes > 0) yield Buffer.concat(together)
  }
}

function unzipped(file: string): AsyncIterable<Buffer> {
  const text = createGunzip()
  createReadStream(file)
    .on('error', (error) => text.destroy(error))
    .pipe(text)
  return text
}

const BREAK = Buffer.from('\n')
/** Bytes of rows passed on at once. */
const ENOUGH = 256 * 1024

class Lines {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)
  #at = 0

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]()
  }

  /** The next line without its break; null at the end. @throws BackupRefused if the file has changed */
  async next(): Promise<Buffer | null> {
    const begun: Buffer[] = []
    for (;;) {
      const end = this.#rest.indexOf(10, this.#at)
      if (end !== -1) {
        begun.push(this.#rest.subarray(this.#at, end))
        this.#at = end + 1
        return begun.length === 1 ? (begun[0] ?? null) : Buffer.concat(begun)
      }
      begun.push(this.#rest.subarray(this.#at))
      const more = await this.#chunks.next().catch((error: NodeJS.ErrnoException) => {
        throw error.code?.startsWith('Z_') ? damaged() : error
      })
      if (more.done) return null
      this.#rest = more.value
      this.#at = 0
    }
  }
}
