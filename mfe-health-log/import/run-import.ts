import type { Found } from '@evenplate/glycemia/import/import'
import type { Platform } from '@evenplate/platform/contract'
import { type Added, beginImport, readSalt, sendEntries, sendReadings } from '../data/imports.ts'
import { persistently } from '../data/persistently.ts'
import { batchesOf, type OpenReader } from './worker/ask-worker.ts'

/** What to import. `id`: the import's; if it is started again with it, what is already there is recognized and not added. */
export type ImportJob = { id: string; file: Blob; found: Found; zone: string; insulin: boolean; now: number }
/** `isWaiting`: for the network or the site; it continues by itself. */
export type ImportProgress = Added & { share: number; isWaiting: boolean }

/**
 * Reads a file and sends it to the account, batch by batch.
 * @throws AppError, ReadingFailed, or what `signal` was aborted with; what was sent until then is in the account, under
 * `job.id`.
 */
export async function runImport(
  { db }: Pick<Platform, 'db'>,
  open: OpenReader,
  { id, file, found, zone, insulin, now }: ImportJob,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<Added> {
  const client = await db()
  const sum: Added = { added: 0, known: 0 }
  let share = 0
  const tell = (isWaiting: boolean) => onProgress({ ...sum, share, isWaiting })
  const trying = { signal, onWait: tell }
  const send = async (step: () => Promise<Added>) => {
    const { added, known } = await persistently(step, trying)
    sum.added += added
    sum.known += known
  }
  const salt = await persistently(() => readSalt(client), trying)
  await persistently(() => beginImport(client, { id, kind: found.format, rows: found.rows }), trying)
  for await (const batch of batchesOf(open, { file, found, zone, insulin, now, salt }, signal)) {
    const { readings, entries } = batch
    if (readings) await send(() => sendReadings(client, id, readings))
    if (entries) await send(() => sendEntries(client, id, entries))
    share = batch.share
    tell(false)
  }
  return sum
}
