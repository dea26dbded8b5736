import { once } from 'node:events'
import type { PGlite } from '@supabase/lite/pglite'
import type { Sql as PostgresJs, TransactionSql } from 'postgres'
import { sqlOfPostgres } from '../postgres/pool-sql.ts'
import type { Sql } from '../sql/sql.ts'

/** One transaction of a database, with the two statements of PostgreSQL that move rows as text. */
export type Session = {
  sql: Sql
  /** @param what a table and its columns, or a query in parentheses */
  copyOut(what: string): AsyncIterable<Uint8Array>
  /** @param what a table and its columns */
  copyIn(what: string, rows: AsyncIterable<Uint8Array>): Promise<void>
}

/** A database that can be moved, on either engine. */
export type Movable = {
  /** Everything within is one transaction; an error from `work` rolls it all back. */
  session<Result>(work: (session: Session) => Promise<Result>): Promise<Result>
}

export function movablePostgres(driver: PostgresJs): Movable {
  return {
    session: <Result>(work: (session: Session) => Promise<Result>) =>
      driver.begin((inner) => work(postgresSession(inner))) as Promise<Result>,
  }
}

function postgresSession(driver: TransactionSql): Session {
  return {
    sql: sqlOfPostgres(driver),
    async *copyOut(what) {
      yield* await driver.unsafe(`copy ${what} to stdout`).readable()
    },
    async copyIn(what, rows) {
      const copying = driver.unsafe(`copy ${what} from stdin`)
      const refused = refusalOf(copying)
      const into = await copying.writable()
      const ended = Promise.race([once(into, 'finish'), refused])
      // Until it is awaited below, so that a refused row is not an unhandled rejection.
      ended.catch(() => {})
      for await (const chunk of rows) {
        if (!into.write(chunk)) await Promise.race([once(into, 'drain'), ended])
      }
      into.end()
      await ended
    },
  }
}

/** Once the last row has been sent, postgres.js 3.4 does not report that the server refused the copied rows. */
function refusalOf(query: object): Promise<never> {
  return new Promise((_, reject) => {
    const first: unknown = Reflect.get(query, 'reject')
    Reflect.set(query, 'reject', (error: unknown) => {
      reject(error)
      if (typeof first === 'function') first(error)
    })
  })
}

/** PGlite passes rows in one piece, through a virtual file. */
export function movablePglite(driver: PGlite): Movable {
  return {
    session: (work) =>
      driver.transaction((inner) => {
        const sql: Sql = {
          query: async <Row extends Record<string, unknown>>(text: string, parameters: unknown[] = []) =>
            (await inner.query<Row>(text, parameters)).rows,
          run: async (script) => {
            await inner.exec(script)
          },
          transaction: (nested) => nested(sql),
        }
        return work({
          sql,
          async *copyOut(what) {
            const { blob } = await inner.query(`copy ${what} to '/dev/blob'`)
            if (blob && blob.size > 0) yield* blob.stream()
          },
          async copyIn(what, rows) {
            const parts: BlobPart[] = []
            for await (const chunk of rows) parts.push(new Uint8Array(chunk))
            await inner.query(`copy ${what} from '/dev/blob'`, [], { blob: new Blob(parts) })
          },
        })
      }),
  }
}
