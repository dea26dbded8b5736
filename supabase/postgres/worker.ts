// The same backend over a PostgreSQL, in a thread of its own as well: the site's has enough to do.
import { backendThread } from '../embedded/thread.ts'
import type { DatabaseAddress } from './address.ts'
import { openPool } from './pool.ts'

await backendThread<{ address: DatabaseAddress }>(async ({ address }, { spent, ended }) => ({
  ...(await openPool(address, { spent, ended })),
  applied: [],
}))
