import type { Answers, Found, ImportProblem } from '@evenplate/glycemia/import/import'
import type { EntryRows, ReadingRows } from './rows.ts'

/** Messages from the page to its worker. `next`: the page has taken the previous batch and wants another. */
export type ToWorker =
  | { do: 'inspect'; file: Blob; now: number; zone: string; answers: Answers }
  | { do: 'read'; file: Blob; found: Found; now: number; zone: string; insulin: boolean; salt: string }
  | { do: 'next' }

/** Messages from the worker to the page. `share`: how much of the file was read, 0 to 1. */
export type FromWorker =
  | { is: 'progress'; share: number }
  | { is: 'found'; found: Found | { problem: ImportProblem } }
  | { is: 'batch'; readings: ReadingRows | null; entries: EntryRows | null; share: number }
  | { is: 'end' }
  | { is: 'failed'; problem: ImportProblem | null }
