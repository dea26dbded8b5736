import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { hashSync } from 'bcryptjs'
import type { AuthMail } from '../auth/auth-mail.ts'
import { createUser } from '../auth/users.ts'
import { quietConsole } from '../embedded/quiet.ts'
import { createServer, type ServerDeps } from '../embedded/server.ts'
import { openPool } from '../postgres/pool.ts'
import { readyDatabase } from '../postgres/ready-database.ts'
import type { Sql } from '../sql/sql.ts'
import { openEmpty } from './empty-schema.ts'
import { startCluster } from './postgres-cluster.ts'

export type Person = { id: string; email: string; password: string; client: SupabaseClient }

export type TestBackend = {
  url: string
  keys: typeof KEYS
  /** The same without a network. */
  app: ReturnType<typeof createServer>
  /** As the database's owner, bypassing row level security. */
  sql: Sql
  mails: AuthMail[]
  /** For limits that count by time. @param ms milliseconds */
  passTime(ms: number): void
  /** A client that is not signed in. */
  guest(): SupabaseClient
  gateway(): SupabaseClient
  /** Signed in through the API, like a browser does. */
  member(): Promise<Person>
  /** Registered through the API, with a mail to confirm the address. */
  registered(): Promise<Person>
  stop(): Promise<void>
}

/** The same APIs over both engines: a test that passes on one must pass on the other. */
export const BACKENDS = [
  { engine: 'PGlite', start: () => onPglite() },
  { engine: 'PostgreSQL', start: () => onPostgres() },
]

const KEYS = {
  jwtSecret: 'a secret that signs nothing but the tokens of tests',
  publishableKey: 'sb_publishable_for_tests_only_0123456789',
  secretKey: 'sb_secret_for_tests_only_01234567890123456',
}

const PASSWORD = 'a good password'

/** The fewest: a normal sign-up hash, and each comparison with it, takes 70 ms of CPU. */
export const FEWEST_ROUNDS = 4
const QUICK_HASH = hashSync(PASSWORD, FEWEST_ROUNDS)

async function onPglite(): Promise<TestBackend> {
  const { connection, sql, statements, inTurn, settle } = await openEmpty()
  return served({ connection, sql, statements, inTurn, settle }, () => connection.close())
}

async function onPostgres(): Promise<TestBackend> {
  ready ??= readyCluster()
  const cluster = await startCluster(await ready)
  // Creating a million rows takes longer than a visitor's statement may.
  const { close, ...database } = await openPool({ ...cluster.address, patience: 150_000 })
  return served(database, async () => {
    await close()
    await cluster.stop()
  })
}

let ready: Promise<Buffer> | undefined

/** A dump of a PostgreSQL with the whole schema and no rows. Made once per process, like PGlite's. */
async function readyCluster(): Promise<Buffer> {
  const cluster = await startCluster()
  await readyDatabase(cluster.address)
  return cluster.dump()
}

async function served(
  database: Pick<ServerDeps, 'connection' | 'sql' | 'statements' | 'inTurn' | 'settle'>,
  close: () => Promise<void>,
): Promise<TestBackend> {
  const mails: AuthMail[] = []
  let passed = 0
  const log = (line: string) => process.stderr.write(`${line}\n`)
  quietConsole(log)
  const app = createServer({
    ...database,
    keys: KEYS,
    siteUrl: 'http://localhost:3000',
    broken: () => log('The database lost count of its answers'),
    passwordRounds: FEWEST_ROUNDS,
    sendMail: async (mail) => void mails.push(mail),
    now: () => Date.now() + passed,
    log,
  })
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise<void>((resolve) => server.once('listening', () => resolve()))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const clientWith = (key: string) =>
    createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })
  let people = 0
  const nextAccount = () => ({ email: `person-${++people}@example.com`, password: PASSWORD })
  async function signedIn(email: string): Promise<Person> {
    const account = { email, password: PASSWORD }
    const client = clientWith(KEYS.publishableKey)
    const { data, error } = await client.auth.signInWithPassword(account)
    if (error) throw error
    return { id: data.user.id, ...account, client }
  }

  return {
    url,
    app,
    keys: KEYS,
    sql: database.sql,
    mails,
    passTime(ms) {
      passed += ms
    },
    guest: () => clientWith(KEYS.publishableKey),
    gateway: () => clientWith(KEYS.secretKey),
    async member() {
      const { email } = nextAccount()
      await createUser(database.sql, { email, passwordHash: QUICK_HASH, metadata: {} })
      return signedIn(email)
    },
    async registered() {
      const account = nextAccount()
      await clientWith(KEYS.publishableKey).auth.signUp(account)
      return signedIn(account.email)
    },
    async stop() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      await close()
    },
  }
}
