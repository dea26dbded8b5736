import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { createServer, type ServerDeps } from '../../embedded/server.ts'
import type { Sql } from '../../sql/sql.ts'
import { openEmpty } from '../../testing/empty-schema.ts'
import { afterAnswers } from '../after-answers.ts'
import type { AuthMail } from '../auth-mail.ts'

export type AuthServer = {
  sql: Sql
  mails: AuthMail[]
  /** Every statement that was sent, in order, without its values. */
  statements: string[]
  /** Milliseconds: the server's clock for per-minute counts. */
  clock: { now: number }
  fetch(request: Request): Response | Promise<Response>
  /** A client that is not signed in. */
  guest(headers?: Record<string, string>): SupabaseClient
  /** Resolves when all work that answers did not wait for is done. */
  idle(): Promise<void>
  stop(): Promise<void>
}

export const CLIENT_ADDRESS = 'x-client-address'

const KEYS = {
  jwtSecret: 'a secret that signs nothing but the tokens of tests',
  publishableKey: 'sb_publishable_for_tests_only_0123456789',
  secretKey: 'sb_secret_for_tests_only_01234567890123456',
}

/** The real server on the real database, without a network, with a clock set by the test. */
export async function startAuthServer(more: Pick<ServerDeps, 'passwordRounds'> = {}): Promise<AuthServer> {
  const { sql, ...database } = await openEmpty()
  const mails: AuthMail[] = []
  const statements: string[] = []
  const clock = { now: Date.now() }
  const log = (line: string) => process.stderr.write(`${line}\n`)
  const after = afterAnswers((error) => log(String(error)))
  const app = createServer({
    ...database,
    sql: recorded(sql, statements),
    keys: KEYS,
    siteUrl: 'https://evenplate.example',
    sendMail: async (mail) => void mails.push(mail),
    after,
    now: () => clock.now,
    clientAddressHeader: CLIENT_ADDRESS,
    log,
    ...more,
  })
  return {
    sql,
    mails,
    statements,
    clock,
    fetch: (request) => app.fetch(request),
    guest: (headers = {}) =>
      createClient('https://evenplate.example', KEYS.publishableKey, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { headers, fetch: async (input, init) => app.fetch(new Request(input, init)) },
      }),
    idle: after.idle,
    stop: () => database.connection.close(),
  }
}

const recorded = (sql: Sql, statements: string[]): Sql => ({
  query(text, parameters) {
    statements.push(text)
    return sql.query(text, parameters)
  },
  run: (script) => sql.run(script),
  transaction: (work) => sql.transaction((transaction) => work(recorded(transaction, statements))),
})
