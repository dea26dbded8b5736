import { parentPort, workerData } from 'node:worker_threads'
import { type ServerType, serve } from '@hono/node-server'
import { type AfterAnswers, afterAnswers } from '../auth/after-answers.ts'
import { admission } from './admission.ts'
import { directCalls, type Question } from './direct-calls.ts'
import type { Answered, Asked, FromWorker, ToWorker, WorkerData, WorkerSettings } from './messages.ts'
import { writePulse } from './pulse.ts'
import { quietConsole } from './quiet.ts'
import { createServer, type ServerDeps, workFailed } from './server.ts'
import { SERVER_DEADLINES } from './server-deadlines.ts'
import type { TurnEvents } from './turns.ts'
import { beatEvery } from './watchdog.ts'

export type ThreadDatabase = Pick<ServerDeps, 'connection' | 'sql' | 'statements' | 'inTurn' | 'settle'> & {
  /** Migrations applied when it was opened. */
  applied: string[]
  close(): Promise<void>
}

export type OpenThreadDatabase<Settings> = (settings: Settings, events: TurnEvents) => Promise<ThreadDatabase>

/** Runs the backend in this thread, on the database that `open` opens, until its parent closes it. */
export async function backendThread<More>(open: OpenThreadDatabase<WorkerSettings & More>): Promise<void> {
  if (!parentPort) throw new Error('This thread is started by openBackend()')
  const parent = parentPort
  const { settings, slowed, pulse } = workerData as WorkerData & { settings: WorkerSettings & More }
  const tell = (message: FromWorker, moved: ArrayBuffer[] = []) => parent.postMessage(message, moved)
  const log = (line: string) => tell({ type: 'log', line })
  const after = afterAnswers(workFailed(log))

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
    const { close, applied, ...database } = await open(settings, {
      spent: admitted.spent,
      began,
      ended(asker, took) {
        ended()
        admitted.worked(asker, took)
      },
    })
    for (const migration of applied) log(`Applied migration ${migration}`)
    const app = createServer({
      ...settings,
      ...database,
      broken,
      admitted,
      sendMail: async (mail) => tell({ type: 'mail', mail }),
      after,
      log,
    })
    const ask = directCalls({ ...database, settle, jwtSecret: settings.keys.jwtSecret })
    attend(parent, { fetch: app.fetch, ask, tell, fail, after, close })
    tell({ type: 'opened' })

    async function settle(): Promise<void> {
      if ((await database.settle?.()) === 'broken') broken()
    }

    function broken(): never {
      log('The database lost count of its answers')
      // In the same turn, so no one gets another answer from it, and we know whose request it was.
      process.exit(1)
    }
  }

  function fail(message: string): void {
    tell({ type: 'failed', message })
    parent.close()
  }
}

type Attended = {
  fetch: (request: Request, env?: object) => Response | Promise<Response>
  ask: (question: Question) => Promise<unknown>
  tell: (message: FromWorker, moved?: ArrayBuffer[]) => void
  fail: (message: string) => void
  after: AfterAnswers
  close: () => Promise<void>
}

/** Listens, answers and closes when the parent says so. */
function attend(
  parent: NonNullable<typeof parentPort>,
  { fetch, ask, tell, fail, after, close }: Attended,
): void {
  let server: ServerType | undefined
  parent.on('message', async (message: ToWorker) => {
    switch (message.type) {
      case 'listen':
        server = serve(
          { fetch, hostname: '127.0.0.1', port: message.port, serverOptions: SERVER_DEADLINES },
          ({ port }) => tell({ type: 'ready', port }),
        )
        server.on('error', (error: NodeJS.ErrnoException) =>
          fail(`The backend cannot listen on port ${message.port}: ${error.code}`),
        )
        return
      case 'ask':
        return answer(message.id, message.question)
      case 'read':
        return read(message.id, message.asked)
      case 'close':
        if (server) await drained(server)
        await after.idle()
        await close()
        parent.close()
    }
  })

  async function answer(id: number, question: Question): Promise<void> {
    try {
      tell({ type: 'answer', id, value: await ask(question) })
    } catch (error) {
      tell({ type: 'refusal', id, code: codeOf(error) })
    }
  }

  async function read(id: number, { url, method, headers }: Asked): Promise<void> {
    try {
      const response = await fetch(new Request(url, { method, headers }))
      const body = new Uint8Array(await response.arrayBuffer())
      const value: Answered = { status: response.status, headers: [...response.headers], body }
      tell({ type: 'answer', id, value }, [body.buffer])
    } catch (error) {
      tell({ type: 'refusal', id, code: codeOf(error) })
    }
  }
}

/** PostgreSQL's message, or nothing if it would reveal a row. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'XX000'

/** Running requests are answered; idle connections are closed, slow ones after five seconds. */
function drained(server: ServerType): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (!('closeAllConnections' in server)) {
    server.close(() => resolve())
    return promise
  }
  // A connection becomes idle only once its answer is written, and then stays open.
  const idle = setInterval(() => server.closeIdleConnections(), 20)
  server.close(() => {
    clearInterval(idle)
    resolve()
  })
  setTimeout(() => server.closeAllConnections(), 5000).unref()
  return promise
}
