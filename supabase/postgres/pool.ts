import { createPostgresConnection } from '@supabase/lite/postgres'
import postgres from 'postgres'
import type { ThreadDatabase } from '../embedded/thread.ts'
import type { TurnEvents } from '../embedded/turns.ts'
import type { DatabaseAddress } from './address.ts'
import { answerWhenAway, busyWhenAway } from './away.ts'
import { driverOptions } from './driver-options.ts'
import { takePlaces } from './places.ts'
import { sqlOfPostgres } from './pool-sql.ts'
import { PoolStatements, sayInOneOfPool } from './pool-statements.ts'

/** The share of connections reserved for accounts and sessions, which no visitor's query can take. */
const FOR_ACCOUNTS = 0.25
/** The share of the rest that one client may use at once. */
const OF_ONE = 0.25
/** Seconds that a transaction may wait for us: longer than any of ours, but not forever. */
const IDLE_IN_TRANSACTION = 30

/**
 * Two pools of one database that `readyDatabase` has prepared: one for visitors' requests, whose statements are ended
 * in time, and one for the backend itself. Connections are opened when needed, and reopened when they break.
 */
export async function openPool(
  address: DatabaseAddress,
  events: Pick<TurnEvents, 'spent' | 'ended'> = {},
): Promise<Omit<ThreadDatabase, 'applied'>> {
  const forAccounts = Math.max(1, Math.floor(address.connections * FOR_ACCOUNTS))
  const forVisitors = address.connections - forAccounts
  const connection = createPostgresConnection({
    url: '',
    postgresOptions: withDeadlines(address, forVisitors, address.patience),
  })
  // Accounts are our own statements; four times as long allows for a busy database.
  const accounts = postgres(withDeadlines(address, forAccounts, address.patience * 4))
  await connection.introspect({ useCache: true })
  answerWhenAway(connection)
  sayInOneOfPool(connection)
  return {
    connection,
    statements: new PoolStatements(connection.driver),
    sql: busyWhenAway(sqlOfPostgres(accounts)),
    inTurn: takePlaces({ all: forVisitors, ofOne: Math.max(1, Math.floor(forVisitors * OF_ONE)) }, events),
    async close() {
      await Promise.all([connection.driver, accounts].map((driver) => driver.end({ timeout: 2 })))
    },
  }
}

function withDeadlines(address: DatabaseAddress, max: number, patience: number) {
  const options = driverOptions(address)
  return {
    ...options,
    max,
    // A site without visitors stays connected, so that someone restoring a backup sees that it runs.
    max_lifetime: null,
    connection: {
      ...options.connection,
      statement_timeout: patience,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION * 1000,
    },
  }
}
