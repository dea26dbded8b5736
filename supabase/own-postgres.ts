import { type Backend, type BackendOptions, backendIn } from './embedded/backend.ts'
import type { DatabaseAddress } from './postgres/address.ts'
import { readyDatabase } from './postgres/ready-database.ts'

/**
 * The same backend over a pool of connections to a separate PostgreSQL. Several processes may share one database:
 * one of them at a time updates its schema, and it stores the keys that all of them use.
 * @throws Error of one line if the address is wrong, the server unfit or the port taken
 */
export async function openBackendOn(address: DatabaseAddress, options: BackendOptions): Promise<Backend> {
  const { keys, applied } = await readyDatabase(address)
  for (const migration of applied) options.log?.(`Applied migration ${migration}`)
  const thread = new URL('./postgres/worker.ts', import.meta.url)
  return backendIn({ keys, thread, database: { address }, release: async () => {} }, options)
}
