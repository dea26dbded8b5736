import { openFiles } from '../open-files.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** What this needs from a worker: messages in and out. */
type Scope = {
  addEventListener(name: 'message', take: (event: MessageEvent<ToWorker>) => void): void
  postMessage(message: FromWorker): void
}

/** In a worker: opens files off the page's thread, so that the page keeps responding. Terminating the worker stops it. */
export function answerPage(scope: Scope): void {
  scope.addEventListener('message', async ({ data }) => {
    for await (const opened of openFiles(data.files)) scope.postMessage({ is: 'opened', opened })
    scope.postMessage({ is: 'end' })
  })
}
