// The backend's own thread: a long query, or a password being hashed, must not hold up the site.
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { type ServerType, serve } from '@hono/node-server'
import { afterAnswers } from '../auth/after-answers.ts'
import { openDatabase } from './database.ts'
import type { FromWorker, ToWorker, WorkerSettings } from './messages.ts'
import { quietConsole } from './quiet.ts'
import { createServer, workFailed } from './server.ts'

if (isMainThread || !parentPort) throw new Error('embedded/worker.ts is started by openBackend()')
const parent = parentPort
const settings = workerData as WorkerSettings
const tell = (message: FromWorker) => parent.postMessage(message)
const log = (line: string) => tell({ type: 'log', line })

quietConsole(log)
try {
  await start()
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

async function start(): Promise<void> {
  const { connection, sql, inTurn, applied } = await openDatabase(settings.databaseFolder)
  for (const migration of applied) log(`Applied migration ${migration}`)
  const after = afterAnswers(workFailed(log))
  const app = createServer({
    ...settings,
    connection,
    sql,
    inTurn,
    sendMail: async (mail) => tell({ type: 'mail', mail }),
    after,
    log,
  })
  let server: ServerType | undefined

  parent.on('message', async (message: ToWorker) => {
    switch (message.type) {
      case 'listen':
        server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: message.port }, ({ port }) =>
          tell({ type: 'ready', port }),
        )
        server.on('error', (error: NodeJS.ErrnoException) =>
          fail(`The backend cannot listen on port ${message.port}: ${error.code}`),
        )
        return
      case 'close':
        if (server) await drained(server)
        await after.idle()
        await connection.close()
        parent.close()
    }
  })
  tell({ type: 'opened' })
}

function fail(message: string): void {
  tell({ type: 'failed', message })
  parent.close()
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
