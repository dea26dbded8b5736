import { Worker } from 'node:worker_threads'
import type { AuthMail } from '../auth/auth-mail.ts'
import type { FromWorker, ToWorker, WorkerSettings } from './messages.ts'
import { standIn } from './stand-in.ts'

export type KeeperOptions = {
  settings: WorkerSettings
  port: number
  log: (line: string) => void
  deliver: (mail: AuthMail) => void
}

export type Keeper = { port: number; close(): Promise<void> }

/** Dying more often than this within a minute is no accident: it would go on, and hide what is wrong. */
const DEATHS_A_MINUTE = 5

/**
 * Runs the backend's thread and, should it die, starts it again on the same port: what it had acknowledged is in
 * the folder. Requests meanwhile get 503.
 * @throws Error of one line when the first start fails
 */
export async function keepRunning({ settings, port: wanted, log, deliver }: KeeperOptions): Promise<Keeper> {
  const away = standIn()
  const deaths: number[] = []
  let port = wanted
  let running: Running | undefined
  let closing = false
  let restart: Promise<void> | undefined
  let wake: (() => void) | undefined

  await start()
  return {
    port,
    async close() {
      closing = true
      wake?.()
      await restart
      await running?.close()
      await away.close()
    },
  }

  async function start(): Promise<void> {
    running = run(settings, { log, deliver, beforeListening: away.close })
    port = await running.listening(port)
    void running.ended.then(() => {
      if (!closing) restart = revive()
    })
  }

  async function revive(): Promise<void> {
    running = undefined
    await away.open(port)
    for (;;) {
      const now = Date.now()
      deaths.push(now)
      const recent = deaths.filter((time) => time > now - 60_000).length
      if (recent > DEATHS_A_MINUTE) {
        return log(
          `The embedded backend stopped ${recent} times within a minute; the site has to be restarted.`,
        )
      }
      log('The embedded backend stopped unexpectedly and is started again.')
      await pause(recent === 1 ? 0 : 250 * 2 ** (recent - 2))
      if (closing) return
      try {
        return await start()
      } catch (error) {
        log(error instanceof Error ? error.message : 'The embedded backend could not be started.')
        await away.open(port)
      }
      if (closing) return
    }
  }

  /** Ends early when the backend is closed. */
  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

type Running = {
  /** @returns the port it listens on. @throws Error of one line when it cannot */
  listening(port: number): Promise<number>
  ended: Promise<void>
  /** Answers what is under way first. */
  close(): Promise<void>
}

type RunOptions = Pick<KeeperOptions, 'log' | 'deliver'> & { beforeListening: () => Promise<void> }

/** One life of the thread. */
function run(settings: WorkerSettings, { log, deliver, beforeListening }: RunOptions): Running {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings })
  const tell = (message: ToWorker) => worker.postMessage(message)
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  worker.on('error', (error: unknown) =>
    log(`The embedded backend failed: ${error instanceof Error ? error.name : 'unknown'}`),
  )
  worker.on('message', (message: FromWorker) => {
    if (message.type === 'log') log(message.line)
    if (message.type === 'mail') deliver(message.mail)
  })
  return {
    listening: (port) =>
      new Promise((resolve, reject) => {
        let reason: string | undefined
        worker.once('exit', (code) =>
          reject(new Error(reason ?? `The embedded backend ended while starting (${code}).`)),
        )
        worker.on('message', async (message: FromWorker) => {
          switch (message.type) {
            case 'opened':
              await beforeListening()
              return tell({ type: 'listen', port })
            case 'ready':
              return resolve(message.port)
            case 'failed':
              reason = message.message
              await worker.terminate()
          }
        })
      }),
    ended,
    close() {
      tell({ type: 'close' })
      return ended
    },
  }
}
