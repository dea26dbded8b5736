import { type RemoteModule, SPEAKS } from '@evenplate/platform/contract'
import { buildOf, liveBuildOf } from '../config/remote-registry.ts'
import { isObject } from '../config/site-config.ts'

/** How long a page waits for its remote before it says so, in milliseconds. */
export const REMOTE_TIMEOUT_MS = 8000

/** Why a remote's page cannot be shown. The page's error screen shows it under "Error Details". */
export class RemoteError extends Error {
  readonly remote: string
  readonly reason: 'unknown' | 'unreachable' | 'slow' | 'contract'

  constructor(remote: string, reason: RemoteError['reason'], cause?: unknown) {
    super(`The part "${remote}" ${WORDS[reason]}.`, { cause })
    this.name = 'RemoteError'
    this.remote = remote
    this.reason = reason
  }
}

const WORDS = {
  unknown: 'is not in the registry',
  unreachable: 'could not be reached',
  slow: `did not answer within ${REMOTE_TIMEOUT_MS / 1000} seconds`,
  contract: `does not support version ${SPEAKS.join(' or ')} of the contract`,
} as const

const loading = new Map<string, Promise<RemoteModule>>()

/**
 * A remote's pages, fetched once. After a first failure it is tried again over the network with the current registry,
 * since a deploy may have moved the part while this page was open.
 * @throws RemoteError
 */
export function loadRemote(name: string): Promise<RemoteModule> {
  const known = loading.get(name)
  if (known) return known
  const load = withDeadline(name, attempt(name))
  loading.set(name, load)
  load.catch(() => loading.delete(name))
  return load
}

async function attempt(name: string): Promise<RemoteModule> {
  const build = buildOf(name)
  if (!build) throw new RemoteError(name, 'unknown')
  try {
    return await open(name, build.entry)
  } catch (error) {
    if (error instanceof RemoteError) throw error
    return await secondAttempt(name)
  }
}

async function secondAttempt(name: string): Promise<RemoteModule> {
  try {
    const build = await liveBuildOf(name)
    if (!build) throw new RemoteError(name, 'unknown')
    // Browsers remember a module that failed to load; another query is another module. The page's import map does not
    // know that address, so its integrity is checked here, and the browser's cache then gives the import exactly the
    // bytes that were checked.
    const entry = `${build.entry}?again=${Date.now()}`
    const reply = await fetch(entry, { integrity: build.integrity })
    if (!reply.ok) throw new Error(`${entry} answered ${reply.status}`)
    return await open(name, entry)
  } catch (error) {
    throw error instanceof RemoteError ? error : new RemoteError(name, 'unreachable', error)
  }
}

async function open(name: string, entry: string): Promise<RemoteModule> {
  const { fetchRemote } = await import(/* webpackChunkName: "federation" */ './federation.ts')
  return checked(name, await fetchRemote(name, new URL(entry, location.href).href))
}

/** The one place where a remote's export becomes a typed module. */
function checked(name: string, exported: unknown): RemoteModule {
  const module = isObject(exported) && exported.default ? exported.default : exported
  if (!isRemoteModule(module)) throw new RemoteError(name, 'contract')
  return module
}

const isRemoteModule = (module: unknown): module is RemoteModule =>
  isObject(module) &&
  SPEAKS.includes(module.contract as number) &&
  isObject(module.pages) &&
  Object.values(module.pages).every((page) => typeof page === 'function')

/** @throws RemoteError if the work takes longer than a page waits */
export function withDeadline<T>(name: string, work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => reject(new RemoteError(name, 'slow')), REMOTE_TIMEOUT_MS)
  work.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}
