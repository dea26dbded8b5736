// The backend's own thread: a long query, or a password being hashed, must not hold up the site.
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { type ServerType, serve } from '@hono/node-server'
import { openDatabase } from './database.ts'
import type { FromWorker, ToWorker, WorkerSettings } from './messages.ts'
import { quietConsole } from './quiet.ts'
import { createServer } from './server.ts'

if (isMainThread || !parentPort) throw new Error('embedded/worker.ts is started by openBackend()')
const parent = parentPort
const settings = workerData as WorkerSettings
const tell = (message: FromWorker) => parent.postMessage(message)
const log = (line: string) => tell({ type: 'log', line })

quietConsole(log)
try {
  await start()
} catch (error) {
  tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
  parent.close()
}

async function start(): Promise<void> {
  const { connection, sql, inTurn, applied } = await openDatabase(settings.databaseFolder)
  for (const migration of applied) log(`Applied migration ${migration}`)
  const app = createServer({
    connection,
    sql,
    inTurn,
    keys: settings.keys,
    siteUrl: settings.siteUrl,
    sendMail: async (mail) => tell({ type: 'mail', mail }),
    log,
  })

  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: settings.port }, ({ port }) =>
    tell({ type: 'ready', port }),
  )
  server.on('error', (error: NodeJS.ErrnoException) => {
    tell({ type: 'failed', message: `The backend cannot listen on port ${settings.port}: ${error.code}` })
    parent.close()
  })
  parent.on('message', async (message: ToWorker) => {
    if (message.type !== 'close') return
    await drained(server)
    await connection.close()
    parent.close()
  })
}

/** Requests under way are answered; connections that only wait are cut, the slowest ones after five seconds. */
function drained(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if (!('closeAllConnections' in server)) return
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 5000).unref()
  })
}
