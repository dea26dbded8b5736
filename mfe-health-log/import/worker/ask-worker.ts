import type { Found, ImportProblem } from '@evenplate/glycemia/import/import'
import type { FromWorker, ToWorker } from './messages.ts'

/** The part of a `Worker` that is used. */
export type Reader = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}
export type OpenReader = () => Reader

/** Thrown when a file cannot be read. `problem`: null if the reader itself failed. */
export class ReadingFailed extends Error {
  readonly problem: ImportProblem | null
  constructor(problem: ImportProblem | null, options?: ErrorOptions) {
    super(problem ?? 'reader', options)
    this.name = 'ReadingFailed'
    this.problem = problem
  }
}

type Job<Kind extends ToWorker['do']> = Omit<Extract<ToWorker, { do: Kind }>, 'do'>

/** What is in a file. @throws ReadingFailed, or what `signal` was aborted with */
export async function inspectFile(
  open: OpenReader,
  job: Job<'inspect'>,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Found | { problem: ImportProblem }> {
  for await (const message of answersTo(open, { do: 'inspect', ...job }, signal)) {
    if (message.is === 'progress') onProgress(message.share)
    if (message.is === 'found') return message.found
  }
  throw new ReadingFailed(null)
}

export type FileBatch = Extract<FromWorker, { is: 'batch' }>

/**
 * A file's batches, one of which is read ahead.
 * @throws as `inspectFile`
 */
export async function* batchesOf(
  open: OpenReader,
  job: Job<'read'>,
  signal: AbortSignal,
): AsyncGenerator<FileBatch> {
  for await (const message of answersTo(open, { do: 'read', ...job }, signal)) {
    if (message.is === 'end') return
    if (message.is === 'batch') yield message
  }
}

/** One job in its own worker, which ends with it. */
async function* answersTo(open: OpenReader, job: ToWorker, signal: AbortSignal): AsyncGenerator<FromWorker> {
  signal.throwIfAborted()
  const reader = open()
  const inbox: FromWorker[] = []
  let wake = () => {}
  let broken: unknown = null
  reader.onmessage = ({ data }) => {
    inbox.push(data)
    wake()
  }
  reader.onerror = (event) => {
    event.preventDefault()
    broken = new ReadingFailed(null, { cause: event.message })
    wake()
  }
  const onAbort = () => wake()
  signal.addEventListener('abort', onAbort)
  try {
    reader.postMessage(job)
    for (;;) {
      signal.throwIfAborted()
      const message = inbox.shift()
      if (message === undefined) {
        if (broken !== null) throw broken
        await new Promise<void>((resolve) => {
          wake = resolve
        })
        continue
      }
      if (message.is === 'failed') throw new ReadingFailed(message.problem)
      // The next batch is read while this one is on its way to the account: at most two are in memory.
      if (message.is === 'batch') reader.postMessage({ do: 'next' } satisfies ToWorker)
      yield message
    }
  } finally {
    signal.removeEventListener('abort', onAbort)
    reader.terminate()
  }
}
