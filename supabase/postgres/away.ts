import type { App } from '@supabase/lite'
import { Busy } from '../auth/hashing.ts'
import type { Sql } from '../sql/sql.ts'

/**
 * The server cannot be reached, accepts no connection, has no room or is shutting down: the request is not at fault.
 */
export function isAway(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(?:08|28|53|57P)...?$|^CONNECT|^ECONN|^EPIPE|^ENOENT$|^ENOTFOUND$|^ETIMEDOUT$|^EAI_AGAIN$/.test(
    code,
  )
}

/** The same database, answering 503 while it is away. */
export function busyWhenAway(sql: Sql): Sql {
  const told = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work
    } catch (error) {
      throw isAway(error) ? new Busy('the database is away') : error
    }
  }
  return {
    query: (text, parameters) => told(sql.query(text, parameters)),
    run: (script) => told(sql.run(script)),
    transaction: (work) => told(sql.transaction(work)),
  }
}

/**
 * @supabase/lite 0.10 answers 500 when a server is away or ends a statement that took too long. It does make a proper
 * answer of an error that our SQL raises the PostgREST way.
 */
export function answerWhenAway(connection: App['connection']): void {
  const inContext = connection.withContext.bind(connection)
  connection.withContext = async (...given) => {
    try {
      return await inContext(...given)
    } catch (error) {
      if (isAway(error)) throw raised(503, 'unavailable', 'The backend is busy', { 'Retry-After': '1' })
      if (isTimeout(error)) throw raised(504, '57014', 'canceling statement due to statement timeout')
      throw error
    }
  }
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014'

/** `raise sqlstate 'PGRST'`: https://docs.postgrest.org/en/stable/references/errors.html#raise-errors-with-http-status-codes */
function raised(status: number, code: string, message: string, headers: Record<string, string> = {}): Error {
  return Object.assign(new Error(JSON.stringify({ code, message, details: null, hint: null })), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers }),
  })
}
