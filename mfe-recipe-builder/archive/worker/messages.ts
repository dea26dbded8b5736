import type { Opened } from '../archive-limits.ts'

/** The page's message to the worker: files to open, once. */
export type ToWorker = { files: readonly File[] }

/** The worker's messages to the page: each text as it is found, and that there are no more. */
export type FromWorker = { is: 'opened'; opened: Opened } | { is: 'end' }
