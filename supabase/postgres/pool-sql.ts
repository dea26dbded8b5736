import type { Sql as PostgresJs, TransactionSql } from 'postgres'
import type { Sql } from '../sql/sql.ts'

/** What this room asks of a database, asked of a pool or of one transaction of it. */
export function sqlOfPostgres(driver: PostgresJs | TransactionSql): Sql {
  return {
    query: async <Row extends Record<string, unknown>>(text: string, parameters: unknown[] = []) =>
      [...(await driver.unsafe(text, parameters as never[]))] as unknown as Row[],
    run: async (script) => {
      await driver.unsafe(script)
    },
    transaction: async (work) =>
      'begin' in driver
        ? inTransaction(driver, (inner) => work(sqlOfPostgres(inner)))
        : (driver.savepoint((inner) => work(sqlOfPostgres(inner))) as ReturnType<typeof work>),
  }
}

/**
 * Whatever happens, the connection is given back outside of the transaction, or is closed.
 * @throws the first error
 */
export async function inTransaction<Result>(
  driver: PostgresJs,
  work: (inner: TransactionSql) => Promise<Result>,
): Promise<Result> {
  return driver.begin((inner) => unlessGone(work(inner))) as Promise<Result>
}

/**
 * postgres.js 3.4 says `rollback` on a connection that is gone as well, which ends the thread. It refuses the transaction
 * by itself then, so that nobody waits for this.
 */
async function unlessGone<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return GONE.test(code) ? new Promise(() => {}) : Promise.reject(error)
  }
}

const GONE = /^(?:CONNECTION_(?:CLOSED|DESTROYED)|ECONNRESET|EPIPE|ETIMEDOUT)$/
