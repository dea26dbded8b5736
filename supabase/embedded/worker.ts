// The backend has its own thread, so that a long query does not hold up the site.
import { openDatabase } from './database.ts'
import { backendThread } from './thread.ts'

await backendThread<{ databaseFolder: string }>(async ({ databaseFolder }, events) => {
  const { connection, ...database } = await openDatabase(databaseFolder, events)
  return { connection, ...database, close: () => connection.close() }
})
