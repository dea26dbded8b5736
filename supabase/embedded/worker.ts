// The backend's own thread: a long query must not hold up the site.
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { type ServerType, serve } from '@hono/node-server'
import { afterAnswers } from '../auth/after-answers.ts'
import { admission } from './admission.ts'
import { openDatabase } from './database.ts'
import { directCalls, type Question } from './direct-calls.ts'
import type { FromWorker, ToWorker, WorkerData } from './messages.ts'
import { writePulse } from './pulse.ts'
import { quietConsole } from './quiet.ts'
import { createServer, workFailed } from './server.ts'
import { SERVER_DEADLINES } from './server-deadlines.ts'
import { beatEvery } from './watchdog.ts'

if (isMainThread || !parentPort) throw new Error('embedded/worker.ts is started by openBackend()')
const parent = parentPort
const { settings, slowed, pulse } = workerData as WorkerData
const tell = (message: FromWorker) => parent.postMessage(message)
const log = (line: string) => tell({ type: 'log', line })

quietConsole(log)
try {
  await start()
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

async function start(): Promise<void> {
  const { beat, began, ended } = writePulse(pulse)
  setInterval(beat, beatEvery(settings.patience)).unref()
  const admitted = admission(Date.now, slowed)
  const { connection, sql, statements, inTurn, settle, applied } = await openDatabase(
    settings.databaseFolder,
    {
      began,
      ended(asker, took) {
        ended()
        admitted.worked(asker, took)
      },
    },
  )
  for (const migration of applied) log(`Applied migration ${migration}`)
  const after = afterAnswers(workFailed(log))
  const ask = directCalls({
    statements,
    sql,
    inTurn,
    settle: async () => {
      if ((await settle()) === 'broken') broken()
    },
    jwtSecret: settings.keys.jwtSecret,
  })
  const app = createServer({
    ...settings,
    connection,
    sql,
    inTurn,
    settle,
    broken,
    admitted,
    sendMail: async (mail) => tell({ type: 'mail', mail }),
    after,
    log,
  })
  let server: ServerType | undefined

  parent.on('message', async (message: ToWorker) => {
    switch (message.type) {
      case 'listen':
        server = serve(
          {
            fetch: app.fetch,
            hostname: '127.0.0.1',
            port: message.port,
            serverOptions: SERVER_DEADLINES,
          },
          ({ port }) => tell({ type: 'ready', port }),
        )
        server.on('error', (error: NodeJS.ErrnoException) =>
          fail(`The backend cannot listen on port ${message.port}: ${error.code}`),
        )
        return
      case 'ask':
        return answer(message.id, message.question)
      case 'close':
        if (server) await drained(server)
        await after.idle()
        await connection.close()
        parent.close()
    }
  })
  tell({ type: 'opened' })

  async function answer(id: number, question: Question): Promise<void> {
    try {
      tell({ type: 'answer', id, value: await ask(question) })
    } catch (error) {
      tell({ type: 'refusal', id, code: codeOf(error) })
    }
  }

  function broken(): never {
    log('The database lost count of its answers')
    // Still in that turn: nobody gets another answer from it, and whose request it was is known.
    process.exit(1)
  }
}

/** PostgreSQL's, or nothing that tells of a row. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'XX000'

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
