import { answerPage } from '../import/worker/answer-page.ts'
import type { Reader } from '../import/worker/ask-worker.ts'
import type { FromWorker, ToWorker } from '../import/worker/messages.ts'

/** Does the worker's job without a thread: messages go both ways, one at a time. */
export function inProcessReader(): Reader {
  let take: (event: MessageEvent<ToWorker>) => void = () => {}
  let isOver = false
  const reader: Reader = {
    onmessage: null,
    onerror: null,
    postMessage(message: ToWorker) {
      queueMicrotask(() => isOver || take({ data: message } as MessageEvent<ToWorker>))
    },
    terminate() {
      isOver = true
    },
  }
  answerPage({
    addEventListener: (_, listener) => {
      take = listener
    },
    postMessage(message: FromWorker) {
      queueMicrotask(() => isOver || reader.onmessage?.({ data: message } as MessageEvent<FromWorker>))
    },
  })
  return reader
}
