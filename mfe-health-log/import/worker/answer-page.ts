import { fromBlob, ImportFailure, inspect, readFile } from '@evenplate/glycemia/import/import'
import { deviceKeyOf } from './device-key.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { entryRows, readingRows } from './rows.ts'

/** What this needs from a worker: messages in and out. */
type Scope = {
  addEventListener(name: 'message', take: (event: MessageEvent<ToWorker>) => void): void
  postMessage(message: FromWorker): void
}
type Tell = (message: FromWorker) => void

/**
 * In a worker: reads files off the page's thread, so that the page keeps responding. One job per worker; terminating
 * the worker stops it.
 */
export function answerPage(scope: Scope): void {
  let wanted = () => {}
  const tell: Tell = (message) => scope.postMessage(message)
  const nextWanted = () =>
    new Promise<void>((resolve) => {
      wanted = resolve
    })
  scope.addEventListener('message', ({ data }) => {
    if (data.do === 'next') return wanted()
    const work = data.do === 'inspect' ? look(data, tell) : read(data, tell, nextWanted)
    work.catch((error: unknown) => {
      tell({ is: 'failed', problem: error instanceof ImportFailure ? error.problem : null })
    })
  })
}

async function look({ file, ...options }: Extract<ToWorker, { do: 'inspect' }>, tell: Tell): Promise<void> {
  const progress = (share: number) => tell({ is: 'progress', share })
  tell({ is: 'found', found: await inspect(fromBlob(file), { ...options, progress }) })
}

async function read(
  job: Extract<ToWorker, { do: 'read' }>,
  tell: Tell,
  nextWanted: () => Promise<void>,
): Promise<void> {
  const { file, found, now, zone, insulin, salt } = job
  const batches = readFile(fromBlob(file), found, {
    now,
    zone,
    wants: { insulin },
    deviceKey: deviceKeyOf(salt),
  })
  for await (const batch of batches) {
    const calls = readingRows(batch.readings)
    for (const readings of calls.length === 0 ? [null] : calls) {
      const isLast = readings === (calls.at(-1) ?? null)
      const goOn = nextWanted()
      tell({ is: 'batch', readings, entries: isLast ? entryRows(batch, zone) : null, share: batch.share })
      // No more in memory than what is on its way to the account.
      await goOn
    }
  }
  tell({ is: 'end' })
}
