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
      ('begin' in driver
        ? driver.begin((inner) => work(sqlOfPostgres(inner)))
        : driver.savepoint((inner) => work(sqlOfPostgres(inner)))) as ReturnType<typeof work>,
  }
}
