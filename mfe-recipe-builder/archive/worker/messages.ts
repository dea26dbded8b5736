import type { Opened } from '../archive-limits.ts'

/** What the page tells the worker: files to open, once. */
export type ToWorker = { files: readonly File[] }

/** What the worker tells the page: each text as it is found, and that there are no more. */
export type FromWorker = { is: 'opened'; opened: Opened } | { is: 'end' }
