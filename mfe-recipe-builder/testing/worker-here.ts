import { answerPage } from '../archive/worker/answer-page.ts'
import type { FromWorker, ToWorker } from '../archive/worker/messages.ts'

/** A browser's worker on the page's own thread, since jsdom has none. It runs the worker's code. */
export class WorkerHere {
  onmessage: ((event: { data: FromWorker }) => void) | null = null
  onerror: ((event: ErrorEvent) => void) | null = null
  private take: (event: MessageEvent<ToWorker>) => void = () => {}
  private isOver = false

  constructor() {
    answerPage({
      addEventListener: (_, take) => {
        this.take = take
      },
      postMessage: (data) => {
        if (!this.isOver) this.onmessage?.({ data })
      },
    })
  }

  postMessage(data: ToWorker): void {
    this.take({ data } as MessageEvent<ToWorker>)
  }

  terminate(): void {
    this.isOver = true
  }
}
