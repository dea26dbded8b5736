// The same backend over a PostgreSQL, also in its own thread: the site's is busy enough.
import { backendThread } from '../embedded/thread.ts'
import type { DatabaseAddress } from './address.ts'
import { openPool } from './pool.ts'

await backendThread<{ address: DatabaseAddress }>(async ({ address }, { spent, ended }) => ({
  ...(await openPool(address, { spent, ended })),
  applied: [],
}))
