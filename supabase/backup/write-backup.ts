import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Keys } from '../embedded/keys.ts'
import { copyLine, endLine, headLine } from './backup-file.ts'
import type { Movable, Session } from './session.ts'
import { migrationsOf, sequencesOf, tablesOf } from './tables.ts'

export type BackupWritten = {
  /** Rows by table. */
  rows: Record<string, number>
}

/**
 * Writes everything in a database, as of one moment, to a file that only its owner can read.
 * @param file where it is put when complete; an existing file is kept
 * @throws Error with EEXIST if the file already exists
 */
export async function writeBackup(
  database: Movable,
  keysOf: (session: Session) => Promise<Keys>,
  file: string,
): Promise<BackupWritten> {
  // Created under an unpredictable name: otherwise a link or file left there by others would receive the data.
  const draft = `${file}.${randomUUID()}.part`
  // Claims the name, so that an existing file is not overwritten.
  await (await open(file, 'wx', 0o600)).close()
  try {
    const written = await database.session(async (session) => {
      await session.sql.run(SNAPSHOT)
      const rows: Record<string, number> = {}
      const lines = linesOf(session, await keysOf(session), rows)
      await pipeline(lines, createGzip(), createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
      return { rows }
    })
    await rename(draft, file)
    return written
  } catch (error) {
    await rm(draft, { force: true })
    await rm(file, { force: true })
    throw error
  }
}

// The same text format whatever the server's settings.
const TEXT = `
  set local time zone 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;`

const SNAPSHOT = `set transaction isolation level repeatable read read only; ${TEXT}`

async function* linesOf(
  session: Session,
  keys: Keys,
  rows: Record<string, number>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  const told = (bytes: Uint8Array) => {
    hash.update(bytes)
    return bytes
  }
  const text = (line: string) => told(Buffer.from(line))
  const migrations = await migrationsOf(session.sql)
  yield text(headLine({ version: 1, made: new Date().toISOString(), migrations, keys }))
  for (const { name, columns } of await tablesOf(session.sql)) {
    yield text(copyLine(name, columns))
    let count = 0
    for await (const bytes of session.copyOut(`${name} (${columns.join(', ')})`)) {
      count += linesIn(bytes)
      yield told(bytes)
    }
    rows[name] = count
    yield text('\\.\n')
  }
  const sequences = await sequencesOf(session.sql)
  yield Buffer.from(endLine({ rows, sequences, sha256: hash.digest('hex') }))
}

/** Line breaks within values are escaped, so each break ends a row. */
export function linesIn(bytes: Uint8Array): number {
  let count = 0
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count += 1
  return count
}
