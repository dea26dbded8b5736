import { chmod, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { AuthMail } from './auth/auth-mail.ts'
import type { Question } from './embedded/direct-calls.ts'
import { keepRunning } from './embedded/keeper.ts'
import { keysIn } from './embedded/keys.ts'
import { lockFolder } from './embedded/lock.ts'

export type { AuthMail } from './auth/auth-mail.ts'

export type BackendOptions = {
  /** Holds the database, the keys and the lock. Made when missing, readable by its owner only. */
  dataDir: string
  /** Origin of the site: where the links of mails lead in the end. */
  siteUrl: string
  /**
   * Origin at which browsers reach this backend: the issuer of tokens, and where links in mails lead first.
   * The site's by default, which hands those requests on.
   */
  publicUrl?: string
  /** On 127.0.0.1; any free one by default. */
  port?: number
  log?: (line: string) => void
  /** Where mails of the auth server leave. Without it none is sent. */
  sendMail?: (mail: AuthMail) => void | Promise<void>
  /**
   * Name of a header with the visitor's address that the proxy in front always writes itself, over whatever a
   * visitor sent. With it, tried passwords and mails asked for are also counted by that address;
   * without it, by account alone.
   */
  clientAddressHeader?: string
  /** A database that does not answer for so many milliseconds is started again. 5000 by default. */
  patience?: number
}

export type Backend = {
  /** What `createClient` of supabase-js wants as its address, on this machine only. */
  url: string
  publishableKey: string
  secretKey: string
  /**
   * The gateway's way without HTTP, for the process that opened it: the same roles, grants and policies.
   * @throws an error whose `code` is the database's, or `unreachable`
   */
  ask(question: Question): Promise<unknown>
  /** Answers what is under way, closes the database and gives the folder back. */
  close(): Promise<void>
}

/**
 * Supabase in this process: @supabase/lite on PGlite, in a thread of its own that is started again should it die or hang.
 * @throws Error of one line when the folder is in use, its keys are damaged or the port is taken.
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const {
    siteUrl,
    publicUrl = siteUrl,
    clientAddressHeader,
    port = 0,
    log = () => {},
    patience = 5000,
  } = options
  const dataDir = resolve(options.dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await chmod(dataDir, 0o700)
  const release = await lockFolder(dataDir)
  const underWay = new Set<Promise<void>>()

  try {
    const keys = await keysIn(dataDir)
    const settings = {
      databaseFolder: join(dataDir, 'database'),
      siteUrl,
      publicUrl,
      clientAddressHeader,
      keys,
      patience,
    }
    const keeper = await keepRunning({ settings, port, log, deliver })
    let closed: Promise<unknown> | undefined
    return {
      url: `http://127.0.0.1:${keeper.port}`,
      publishableKey: keys.publishableKey,
      secretKey: keys.secretKey,
      ask: keeper.ask,
      async close() {
        closed ??= keeper.close().then(() => Promise.all([...underWay, release()]))
        await closed
      },
    }
  } catch (error) {
    await release()
    throw error
  }

  function deliver(mail: AuthMail): void {
    const handedOver = handOver(mail).finally(() => underWay.delete(handedOver))
    underWay.add(handedOver)
  }

  async function handOver(mail: AuthMail): Promise<void> {
    try {
      await options.sendMail?.(mail)
    } catch {
      // Its subject says which; whose it is stays out of the log.
      log(`A mail could not be handed over: ${mail.subject}`)
    }
  }
}
