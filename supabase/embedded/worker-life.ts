import { Worker } from 'node:worker_threads'
import type { AuthMail } from '../auth/auth-mail.ts'
import type { Question } from './direct-calls.ts'
import type { Answered, Asked, FromWorker, ToWorker, WorkerData, WorkerSettings } from './messages.ts'
import { newPulse, readPulse } from './pulse.ts'
import { Refused } from './refused.ts'
import type { Slowed } from './slowed.ts'
import { watch } from './watchdog.ts'

/** How the thread ended: whose query was running, and whether it hung. */
export type Ending = { hung: boolean; asker: string | null }

export type Life = {
  /** @returns the port it listens on. @throws Error with one line if it cannot */
  listening(port: number): Promise<number>
  ended: Promise<Ending>
  /** @throws Refused with a code; `unreachable` once the thread has ended */
  ask(question: Question): Promise<unknown>
  /** @throws Refused as `ask` */
  read(asked: Asked): Promise<Answered>
  /** Finishes running requests first; a thread that does not finish is ended. */
  close(): Promise<void>
}

export type LifeOptions = {
  /** The thread's own file. */
  thread: URL
  settings: WorkerSettings
  slowed: Slowed[]
  log: (line: string) => void
  deliver: (mail: AuthMail) => void
  beforeListening: () => Promise<void>
}

/** A first start applies the whole schema; if it takes longer than this, it will never finish. */
const START_MS = 120_000
/** The process must end within ten seconds; the rest of that time is for the caller that closes it. */
const CLOSE_MS = 6000

/** One run of the backend's thread, from start to end. */
export function beginLife({ thread, settings, slowed, log, deliver, beforeListening }: LifeOptions): Life {
  const pulse = newPulse()
  const reader = readPulse(pulse)
  const workerData: WorkerData = { settings, slowed, pulse }
  const worker = new Worker(thread, { workerData, name: 'database' })
  const tell = (message: ToWorker) => worker.postMessage(message)
  const asked = new Map<number, PromiseWithResolvers<unknown>>()
  let questions = 0
  let over = false
  let hung = false
  let watchdog: { stop(): void } | undefined
  const ended = new Promise<Ending>((resolve) =>
    worker.once('exit', () => {
      watchdog?.stop()
      for (const { reject } of asked.values()) reject(new Refused('unreachable'))
      asked.clear()
      over = true
      resolve({ hung, asker: reader.asker() })
    }),
  )
  worker.on('error', (error: unknown) =>
    log(`The embedded backend failed: ${error instanceof Error ? error.name : 'unknown'}`),
  )
  worker.on('message', (message: FromWorker) => {
    if (message.type === 'log') log(message.line)
    if (message.type === 'mail') deliver(message.mail)
    if (message.type !== 'answer' && message.type !== 'refusal') return
    const waiting = asked.get(message.id)
    asked.delete(message.id)
    if (message.type === 'answer') waiting?.resolve(message.value)
    else waiting?.reject(new Refused(message.code))
  })
  return {
    listening: (port) =>
      new Promise((resolve, reject) => {
        let reason: string | undefined
        const late = setTimeout(() => void worker.terminate(), START_MS)
        worker.once('exit', (code) => {
          clearTimeout(late)
          reject(new Error(reason ?? `The embedded backend ended while starting (${code}).`))
        })
        worker.on('message', async (message: FromWorker) => {
          switch (message.type) {
            case 'opened':
              await beforeListening()
              return tell({ type: 'listen', port })
            case 'ready':
              clearTimeout(late)
              keepWatch(settings.patience)
              return resolve(message.port)
            case 'failed':
              reason = message.message
              await worker.terminate()
          }
        })
      }),
    ended,
    ask: (question) => answerTo((id) => ({ type: 'ask', id, question })),
    read: (request) => answerTo((id) => ({ type: 'read', id, asked: request })) as Promise<Answered>,
    async close() {
      tell({ type: 'close' })
      const late = setTimeout(() => void worker.terminate(), CLOSE_MS)
      await ended
      clearTimeout(late)
    },
  }

  function answerTo(message: (id: number) => ToWorker): Promise<unknown> {
    if (over) return Promise.reject(new Refused('unreachable'))
    const answer = Promise.withResolvers<unknown>()
    asked.set(++questions, answer)
    tell(message(questions))
    return answer.promise
  }

  function keepWatch(patience: number): void {
    watchdog = watch({
      pulse: reader,
      patience,
      onHang() {
        hung = true
        void worker.terminate()
      },
    })
  }
}
