import type { Keys } from '../embedded/keys.ts'
import type { Sequence } from './tables.ts'

/**
 * A backup is gzipped text: a line with its head, a PostgreSQL `COPY` for each table with its rows and `\.`, and a
 * line with its end, which sums up what came before. It contains health data, password hashes and the site's keys.
 */
export type Head = {
  /** Version of this format. */
  version: 1
  /** ISO time of the snapshot. */
  made: string
  /** Versions of the migrations that the database had. */
  migrations: string[]
  keys: Keys
}

export type End = {
  /** Rows by table. */
  rows: Record<string, number>
  sequences: Sequence[]
  /** Of every byte before this line. */
  sha256: string
}

/** Why a file cannot be restored, in one line. */
export class BackupRefused extends Error {}

const HEAD = '-- evenplate backup '
const END = '-- evenplate end '

export const headLine = (head: Head): string => `${HEAD}${JSON.stringify(head)}\n`
export const endLine = (end: End): string => `${END}${JSON.stringify(end)}\n`
export const copyLine = (table: string, columns: string[]): string =>
  `COPY ${table} (${columns.join(', ')}) FROM stdin;\n`

/** @throws BackupRefused */
export function readHead(line: string): Head {
  const head = line.startsWith(HEAD) ? parsed(line.slice(HEAD.length)) : null
  if (!isRecord(head)) throw new BackupRefused('This is no backup of Evenplate')
  if (head.version !== 1) throw new BackupRefused('This backup was made by another version of Evenplate')
  const { made, migrations, keys } = head
  const areKeys =
    isRecord(keys) &&
    [keys.jwtSecret, keys.publishableKey, keys.secretKey].every(
      (key) => typeof key === 'string' && key.length >= 32,
    )
  if (!areKeys || typeof made !== 'string' || !isListOfTexts(migrations)) throw damaged()
  return head as Head
}

/** @returns null if the line is not the end. @throws BackupRefused */
export function readEnd(line: string): End | null {
  if (!line.startsWith(END)) return null
  const end = parsed(line.slice(END.length))
  if (!isRecord(end) || !isRecord(end.rows) || !Array.isArray(end.sequences)) throw damaged()
  if (typeof end.sha256 !== 'string') throw damaged()
  return end as End
}

const QUOTED = '(?:[a-z_][a-z0-9_]*|"(?:[^"]|"")+")'
const COPY = new RegExp(`^COPY (${QUOTED}\\.${QUOTED}) \\((${QUOTED}(?:, ${QUOTED})*)\\) FROM stdin;$`)

/** @returns null if the line does not begin a table */
export function readCopy(line: string): { table: string; columns: string } | null {
  const [, table, columns] = COPY.exec(line) ?? []
  return table && columns ? { table, columns } : null
}

export const damaged = (): BackupRefused => new BackupRefused('This backup is damaged or cut off')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
