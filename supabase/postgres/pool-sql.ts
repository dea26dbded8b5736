import type { Sql as PostgresJs, TransactionSql } from 'postgres'
import type { Sql } from '../sql/sql.ts'

/** This room's database interface, for a pool or one of its transactions. */
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
 * Whatever happens, the connection is returned outside the transaction, or closed.
 * @throws the first error
 */
export async function inTransaction<Result>(
  driver: PostgresJs,
  work: (inner: TransactionSql) => Promise<Result>,
): Promise<Result> {
  return driver.begin((inner) => unlessGone(work(inner))) as Promise<Result>
}

/**
 * postgres.js 3.4 also sends `rollback` on a lost connection, which ends the thread. It then rejects the transaction
 * itself, so this need not be awaited.
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
