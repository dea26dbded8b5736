import type { AuthMail } from '../auth/auth-mail.ts'
import type { Question } from './direct-calls.ts'
import { keepRunning } from './keeper.ts'
import type { Keys } from './keys.ts'
import type { Release } from './lock.ts'
import type { Answered, Asked, WorkerSettings } from './messages.ts'

export type BackendOptions = {
  /** Origin of the site, where links in mails finally lead. */
  siteUrl: string
  /**
   * Origin at which browsers reach this backend: the issuer of tokens, and where links in mails lead first.
   * The site's by default, which passes those requests on.
   */
  publicUrl?: string
  /** Port on 127.0.0.1; any free one by default. */
  port?: number
  log?: (line: string) => void
  /** Sends the auth server's mails. Without it, none are sent. */
  sendMail?: (mail: AuthMail) => void | Promise<void>
  /**
   * Name of a header with the visitor's address that the proxy in front always writes itself, replacing whatever a
   * visitor sent. With it, password attempts and requested mails are also counted by that address;
   * without it, only by account.
   */
  clientAddressHeader?: string
  /** A database that does not answer for this many milliseconds is restarted. 5000 by default. */
  patience?: number
}

export type Backend = {
  /** The address for `createClient` of supabase-js, on this machine only. */
  url: string
  publishableKey: string
  secretKey: string
  /**
   * Access without HTTP for the gateway in the process that opened it: the same roles, grants and policies.
   * @throws an error whose `code` is the database's, or `unreachable`
   */
  direct: { ask(question: Question): Promise<unknown> }
  /**
   * Answers a read as `url` would, without HTTP, for the code that passes on visitors' requests.
   * @throws an error while the database is away
   */
  read(asked: Asked): Promise<Answered>
  /** Finishes running requests, closes the database and releases the folder. */
  close(): Promise<void>
}

/** A backend's location: how to start its thread, and how to release its folder. */
export type BackendHome = {
  keys: Keys
  /** The thread's own file. */
  thread: URL
  /** What that file needs to open its database. */
  database: object
  release: Release
}

/** Runs a backend's thread until it is closed. @throws Error with one line if it cannot start; the home is released */
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
      // Its subject says which mail it is; the recipient stays out of the log.
      log(`A mail could not be handed over: ${mail.subject}`)
    }
  }
}
