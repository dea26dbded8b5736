import type { Format } from '@evenplate/glycemia/import/import'
import type { Db, Platform } from '@evenplate/platform/contract'
import type { Json } from '@evenplate/platform/database.generated'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { dataOf } from './answer.ts'
import { persistently } from './persistently.ts'

/** A file that was imported. `rows`: all of its rows; `added`: the new ones. */
export type PastImport = { id: string; kind: Format; rows: number; added: number; at: number }

const kind = z.enum(['clarity', 'libreview', 'nightscout', 'tidepool', 'table'])
const importRow = z.object({
  id: z.string(),
  kind,
  rows: z.number(),
  added: z.number(),
  created_at: z.string(),
})

/** A member's imports, latest first. */
export const importsOf = ({ db }: Pick<Platform, 'db'>, userId: string) =>
  queryOptions({
    queryKey: [userId, 'imports'],
    queryFn: async (): Promise<PastImport[]> => {
      const client = await db()
      const found = await client
        .from('health_imports')
        .select('id,kind,rows,added,created_at')
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
      return z
        .array(importRow)
        .parse(dataOf(found))
        .map(({ created_at, ...row }) => ({ ...row, at: Date.parse(created_at) }))
    },
  })

/** The member's own key for hashing serial numbers of devices. @throws AppError */
export const readSalt = async (db: Db): Promise<string> =>
  z.string().parse(dataOf(await db.rpc('device_key_salt')))

/**
 * Sending it twice changes nothing.
 * @throws AppError
 */
export async function beginImport(db: Db, row: { id: string; kind: Format; rows: number }): Promise<void> {
  const begun = await db.from('health_imports').insert(row)
  // It arrived before; only the answer was lost.
  if (begun.error?.code !== '23505') dataOf(begun)
}

const added = z.object({ added: z.number(), known: z.number() })
export type Added = z.infer<typeof added>

/**
 * At most 5,000 readings. Sending them twice changes nothing.
 * @throws AppError
 */
export const sendReadings = async (db: Db, id: string, rows: object): Promise<Added> =>
  added.parse(dataOf(await db.rpc('import_readings', { p_import: id, p_rows: rows as Json })))

/**
 * At most 5,000 meals, treated lows and insulin. Sending them twice changes nothing.
 * @throws AppError
 */
export const sendEntries = async (db: Db, id: string, entries: object): Promise<Added> =>
  added.parse(dataOf(await db.rpc('import_entries', { p_import: id, p_entries: entries as Json })))

const takenBack = z.object({ removed: z.number(), done: z.boolean() })

/**
 * Undoes a whole import, in steps, so that others are served in between. Doing it twice changes nothing.
 * @returns what was removed.
 * @throws AppError
 */
export async function takeBack(db: Db, id: string, onStep: (removed: number) => void): Promise<number> {
  let removed = 0
  for (let done = false; !done; ) {
    const step = await persistently(() => takeBackSome(db, id))
    removed += step.removed
    done = step.done
    onStep(removed)
  }
  return removed
}

async function takeBackSome(db: Db, id: string): Promise<z.infer<typeof takenBack>> {
  const answer = await db.rpc('take_back_import', { p_import: id })
  // The last step arrived before; only its answer was lost.
  if (answer.error?.message === 'no_such_import') return { removed: 0, done: true }
  return takenBack.parse(dataOf(answer))
}
