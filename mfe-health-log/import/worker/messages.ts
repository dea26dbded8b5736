import type { Answers, Found, ImportProblem } from '@evenplate/glycemia/import/import'
import type { EntryRows, ReadingRows } from './rows.ts'

/** What the page tells its worker. `next`: the page took the batch before and wants another. */
export type ToWorker =
  | { do: 'inspect'; file: Blob; now: number; zone: string; answers: Answers }
  | { do: 'read'; file: Blob; found: Found; now: number; zone: string; insulin: boolean; salt: string }
  | { do: 'next' }

/** What the worker tells the page. `share`: of the file that was read, 0 to 1. */
export type FromWorker =
  | { is: 'progress'; share: number }
  | { is: 'found'; found: Found | { problem: ImportProblem } }
  | { is: 'batch'; readings: ReadingRows | null; entries: EntryRows | null; share: number }
  | { is: 'end' }
  | { is: 'failed'; problem: ImportProblem | null }
