import { openFiles } from '../open-files.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** What a worker is to this: messages in and out. */
type Scope = {
  addEventListener(name: 'message', take: (event: MessageEvent<ToWorker>) => void): void
  postMessage(message: FromWorker): void
}

/** In a worker: opens files away from the page, which answers meanwhile. It is ended to stop it. */
export function answerPage(scope: Scope): void {
  scope.addEventListener('message', async ({ data }) => {
    for await (const opened of openFiles(data.files)) scope.postMessage({ is: 'opened', opened })
    scope.postMessage({ is: 'end' })
  })
}
