import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * On whose behalf the database works: a member, a network address, or no one in particular (null): the gateway, and
 * the backend's own work.
 */
const current = new AsyncLocalStorage<string | null>()

export const memberAsker = (userId: string): string => `member:${userId}`
export const addressAsker = (address: string): string => `address:${address}`

/** Everything started within `work` is for this asker, even if it continues afterwards. */
export const onBehalfOf = <Result>(asker: string | null, work: () => Result): Result =>
  current.run(asker, work)

export const currentAsker = (): string | null => current.getStore() ?? null
