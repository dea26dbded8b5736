import type { AuthMail } from '../auth/auth-mail.ts'
import type { Question } from './direct-calls.ts'
import { keepRunning } from './keeper.ts'
import type { Keys } from './keys.ts'
import type { Release } from './lock.ts'
import type { Answered, Asked, WorkerSettings } from './messages.ts'

export type BackendOptions = {
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
  /** Sends the auth server's mails. Without it none is sent. */
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
  direct: { ask(question: Question): Promise<unknown> }
  /**
   * Answers a request that reads as `url` would, without HTTP: for whoever hands on what visitors ask.
   * @throws an error while the database is away
   */
  read(asked: Asked): Promise<Answered>
  /** Answers what is under way, closes the database and gives the folder back. */
  close(): Promise<void>
}

/** Where a backend lives: what its thread is started with, and how its place is given back. */
export type BackendHome = {
  keys: Keys
  /** The thread's own file. */
  thread: URL
  /** What that file opens its database with. */
  database: object
  release: Release
}

/** Runs a backend's thread until it is closed. @throws Error of one line when it cannot start; the home is given back */
export async function backendIn(
  { keys, thread, database, release }: BackendHome,
  options: BackendOptions,
): Promise<Backend> {
  const {
    siteUrl,
    publicUrl = siteUrl,
    clientAddressHeader,
    port = 0,
    log = () => {},
    patience = 5000,
  } = options
  const underWay = new Set<Promise<void>>()

  try {
    const settings: WorkerSettings = { ...database, siteUrl, publicUrl, clientAddressHeader, keys, patience }
    const keeper = await keepRunning({ thread, settings, port, log, deliver })
    let closed: Promise<unknown> | undefined
    return {
      url: `http://127.0.0.1:${keeper.port}`,
      publishableKey: keys.publishableKey,
      secretKey: keys.secretKey,
      direct: keeper,
      read: keeper.read,
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
