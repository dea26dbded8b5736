import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { AuthMail } from '../auth/auth-mail.ts'
import { openDatabase } from '../embedded/database.ts'
import { quietConsole } from '../embedded/quiet.ts'
import { createServer, type ServerDeps } from '../embedded/server.ts'
import { openPool } from '../postgres/pool.ts'
import { readyDatabase } from '../postgres/ready-database.ts'
import type { Sql } from '../sql/sql.ts'
import { startCluster } from './postgres-cluster.ts'

export type Person = { id: string; email: string; password: string; client: SupabaseClient }

export type TestBackend = {
  url: string
  keys: typeof KEYS
  /** The same without a network. */
  app: ReturnType<typeof createServer>
  /** As the database's owner, past row level security. */
  sql: Sql
  mails: AuthMail[]
  /** For limits that count by time. @param ms milliseconds */
  passTime(ms: number): void
  /** Nobody in particular. */
  guest(): SupabaseClient
  gateway(): SupabaseClient
  /** Registered and signed in through the API, as a browser does it. */
  member(): Promise<Person>
  stop(): Promise<void>
}

/** The same APIs over both engines: a test that holds on one must hold on the other. */
export const BACKENDS = [
  { engine: 'PGlite', start: () => onPglite() },
  { engine: 'PostgreSQL', start: () => onPostgres() },
]

const KEYS = {
  jwtSecret: 'a secret that signs nothing but the tokens of tests',
  publishableKey: 'sb_publishable_for_tests_only_0123456789',
  secretKey: 'sb_secret_for_tests_only_01234567890123456',
}

async function onPglite(): Promise<TestBackend> {
  made ??= emptySchema()
  const { connection, sql, inTurn, settle } = await openDatabase(undefined, {}, await made)
  return served({ connection, sql, inTurn, settle }, () => connection.close())
}

let made: Promise<Blob> | undefined

/** A database without rows. Made once a process: that takes three seconds of the processor, a copy next to none. */
async function emptySchema(): Promise<Blob> {
  const { connection } = await openDatabase()
  const dump = await connection.driver.dumpDataDir('none')
  await connection.close()
  return dump
}

async function onPostgres(): Promise<TestBackend> {
  const cluster = await startCluster()
  await readyDatabase(cluster.address)
  // A million rows take longer than any visitor may.
  const { close, ...database } = await openPool({ ...cluster.address, patience: 150_000 })
  return served(database, async () => {
    await close()
    await cluster.stop()
  })
}

async function served(
  database: Pick<ServerDeps, 'connection' | 'sql' | 'inTurn' | 'settle'>,
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
      const account = { email: `person-${++people}@example.com`, password: 'a good password' }
      const client = clientWith(KEYS.publishableKey)
      await client.auth.signUp(account)
      const { data, error } = await client.auth.signInWithPassword(account)
      if (error) throw error
      return { id: data.user.id, ...account, client }
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
