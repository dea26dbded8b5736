import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * On whose behalf the database works: a member, a network address, or nobody who could be named: the gateway, and
 * what the backend does for itself.
 */
const current = new AsyncLocalStorage<string | null>()

export const memberAsker = (userId: string): string => `member:${userId}`
export const addressAsker = (address: string): string => `address:${address}`

/** Everything started within `work` is for this asker, also what continues after it. */
export const onBehalfOf = <Result>(asker: string | null, work: () => Result): Result =>
  current.run(asker, work)

export const currentAsker = (): string | null => current.getStore() ?? null
