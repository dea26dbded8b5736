// The backend has its own thread, so that a long query does not hold up the site.
import { openDatabase } from './database.ts'
import { backendThread } from './thread.ts'

/** What this thread needs to open its database. */
export type EmbeddedHome = { databaseFolder: string; engine: WebAssembly.Module }

await backendThread<EmbeddedHome>(async ({ databaseFolder, engine }, events) => {
  const { connection, ...database } = await openDatabase(databaseFolder, { events, engine })
  return { connection, ...database, close: () => connection.close() }
})
