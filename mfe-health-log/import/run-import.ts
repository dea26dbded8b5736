import { AppError } from '@evenplate/domain/errors'
import type { Found } from '@evenplate/glycemia/import/import'
import type { Platform } from '@evenplate/platform/contract'
import { type Added, beginImport, readSalt, sendEntries, sendReadings } from '../data/imports.ts'
import { batchesOf, type OpenReader } from './worker/ask-worker.ts'

/** What is to be imported. `id`: of the import; begun again with it, what is there already is known and not added. */
export type ImportJob = { id: string; file: Blob; found: Found; zone: string; insulin: boolean; now: number }
export type ImportProgress = Added & { share: number }

/** Waits before a step is tried again, ms: a network that is back within half a minute breaks nothing off. */
const WAITS = [1_000, 4_000, 10_000, 15_000]

/**
 * Reads a file and sends it to the account, batch by batch. @throws AppError, ReadingFailed, or what `signal` was
 * aborted with; what was sent until then is in the account, under `job.id`.
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
  const send = async (step: () => Promise<Added>) => {
    const { added, known } = await persistently(step, signal)
    sum.added += added
    sum.known += known
  }
  const salt = await persistently(() => readSalt(client), signal)
  await persistently(() => beginImport(client, { id, kind: found.format, rows: found.rows }), signal)
  for await (const { readings, entries, share } of batchesOf(
    open,
    { file, found, zone, insulin, now, salt },
    signal,
  )) {
    if (readings) await send(() => sendReadings(client, id, readings))
    if (entries) await send(() => sendEntries(client, id, entries))
    onProgress({ ...sum, share })
  }
  return sum
}

async function persistently<Result>(step: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (const wait of WAITS) {
    signal.throwIfAborted()
    try {
      return await step()
    } catch (error) {
      if (!mayPass(error)) throw error
    }
    await pause(wait, signal)
  }
  signal.throwIfAborted()
  return step()
}

const mayPass = (error: unknown) =>
  error instanceof AppError && (error.code === 'offline' || error.code === 'unexpected')

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
