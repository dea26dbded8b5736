import { chmod, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { AuthMail } from './auth/auth-mail.ts'
import { keysIn } from './embedded/keys.ts'
import { lockFolder, type Release } from './embedded/lock.ts'
import type { FromWorker, ToWorker, WorkerSettings } from './embedded/messages.ts'

export type { AuthMail } from './auth/auth-mail.ts'

export type BackendOptions = {
  /** Holds the database, the keys and the lock. Made when missing, readable by its owner only. */
  dataDir: string
  /** Origin of the site: who issues the tokens. */
  siteUrl: string
  /** On 127.0.0.1; any free one by default. */
  port?: number
  log?: (line: string) => void
  /** Where mails of the auth server leave. Without it none is sent. */
  sendMail?: (mail: AuthMail) => void | Promise<void>
}

export type Backend = {
  /** What `createClient` of supabase-js wants as its address, on this machine only. */
  url: string
  publishableKey: string
  secretKey: string
  /** Answers what is under way, closes the database and gives the folder back. */
  close(): Promise<void>
}

/**
 * Supabase in this process: @supabase/lite on PGlite, in a thread of its own.
 * @throws Error of one line when the folder is in use, its keys are damaged or the port is taken.
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { siteUrl, port = 0, log = () => {}, sendMail = () => {} } = options
  const dataDir = resolve(options.dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await chmod(dataDir, 0o700)
  const release = await lockFolder(dataDir)

  let worker: Worker | undefined
  try {
    const keys = await keysIn(dataDir)
    const settings: WorkerSettings = { databaseFolder: join(dataDir, 'database'), siteUrl, port, keys }
    worker = new Worker(new URL('./embedded/worker.ts', import.meta.url), { workerData: settings })
    const listening = await ready(worker, { log, sendMail })
    return {
      url: `http://127.0.0.1:${listening}`,
      publishableKey: keys.publishableKey,
      secretKey: keys.secretKey,
      close: closing(worker, release, log),
    }
  } catch (error) {
    await worker?.terminate()
    await release()
    throw error
  }
}

/** @returns the port it listens on */
function ready(
  worker: Worker,
  { log, sendMail }: Required<Pick<BackendOptions, 'log' | 'sendMail'>>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('exit', (code) => reject(new Error(`The embedded backend ended while starting (${code}).`)))
    worker.on('error', (error: unknown) => {
      log(`The embedded backend failed: ${error instanceof Error ? error.name : 'unknown'}`)
      reject(error)
    })
    worker.on('message', (message: FromWorker) => {
      switch (message.type) {
        case 'ready':
          return resolve(message.port)
        case 'failed':
          return reject(new Error(message.message))
        case 'log':
          return log(message.line)
        case 'mail':
          return void deliver(message.mail)
      }
    })
  })

  async function deliver(mail: AuthMail): Promise<void> {
    try {
      await sendMail(mail)
    } catch {
      log(`A ${mail.kind} mail could not be handed over.`)
    }
  }
}

function closing(worker: Worker, release: Release, log: (line: string) => void): Backend['close'] {
  let closed: Promise<void> | undefined
  const left = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      if (!closed) log('The embedded backend has stopped unexpectedly; the site has to be restarted.')
      resolve()
    })
  })
  return () => {
    closed ??= left.then(release)
    worker.postMessage({ type: 'close' } satisfies ToWorker)
    return closed
  }
}
