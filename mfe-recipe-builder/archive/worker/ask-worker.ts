import { startBuildWorker } from '@evenplate/platform/kit/build-worker'
import type { Opened } from '../archive-limits.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/**
 * Opens files, and the archives among them.
 * @throws what `signal` was aborted with, or if the opening itself failed
 */
export type OpenFiles = (files: readonly File[], signal: AbortSignal) => AsyncGenerator<Opened>

/** In its own worker, `workers/archive.ts`, which ends with it. */
export const openInWorker: OpenFiles = async function* (files, signal) {
  signal.throwIfAborted()
  const worker = startBuildWorker({
    remote: 'recipe-builder',
    script: 'archive',
    policy: 'evenplate-archive-worker',
  })
  const inbox: FromWorker[] = []
  let broken: Error | null = null
  let wake = () => {}
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    inbox.push(data)
    wake()
  }
  worker.onerror = (event) => {
    event.preventDefault()
    broken = new Error('the worker broke off', { cause: event.message })
    wake()
  }
  const onAbort = () => wake()
  signal.addEventListener('abort', onAbort)
  try {
    worker.postMessage({ files } satisfies ToWorker)
    for (;;) {
      signal.throwIfAborted()
      const message = inbox.shift()
      if (message?.is === 'end') return
      if (message) yield message.opened
      else if (broken) throw broken
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  } finally {
    signal.removeEventListener('abort', onAbort)
    worker.terminate()
  }
}
