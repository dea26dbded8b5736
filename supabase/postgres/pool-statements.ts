import { AsyncLocalStorage } from 'node:async_hooks'
import type { Sql as PostgresJs, RowList, TransactionSql } from 'postgres'
import { SAYS_CALL, SAYS_WHO, sayInOne, type Transaction } from '../embedded/one-preamble.ts'
import { rowWriter } from '../embedded/row-json.ts'
import type { Answer, Statement, Statements } from '../sql/statements.ts'
import { inTransaction } from './pool-sql.ts'

/** Statements that stay prepared: each of them takes memory on every connection, for as long as that lives. */
const MOST = 200

/**
 * Statements that are known before the first of them is answered go to a connection of the pool together, and stay
 * prepared there. The first ones to come have the places: a site has fewer shapes of its own, and who makes up
 * others takes no more memory with them.
 */
export class PoolStatements implements Statements {
  readonly #driver: PostgresJs
  readonly #prepared = new Set([SAYS_WHO, SAYS_CALL])
  readonly #said = new AsyncLocalStorage<Statement[]>()

  /** @param driver a pool; what @supabase/lite asks it from now on is noted while it is recorded */
  constructor(driver: PostgresJs) {
    this.#driver = driver
    const reserve = driver.reserve.bind(driver)
    driver.reserve = async () => {
      const one = await reserve()
      const { unsafe } = one
      one.unsafe = ((text: string, parameters: never[], options?: object) => {
        this.#said.getStore()?.push({ text, parameters })
        return unsafe(text, parameters, this.#prepared.has(text) ? { ...options, prepare: true } : options)
      }) as typeof unsafe
      return one
    }
  }

  async transaction(statements: readonly Statement[]): Promise<Answer[]> {
    return inTransaction(this.#driver, (inner) =>
      Promise.all(statements.map((one) => this.#answered(inner, one))),
    )
  }

  async recorded<Result>(
    work: () => Promise<Result>,
  ): Promise<{ result: Result; said: readonly Statement[] }> {
    const said: Statement[] = []
    return { result: await this.#said.run(said, work), said }
  }

  async #answered(
    inner: TransactionSql,
    { text, parameters = [], asJson = false }: Statement,
  ): Promise<Answer> {
    // postgres.js prepares nothing that it takes for simple: what has no parameters, unless it is told.
    const options = { simple: false, prepare: this.#staysPrepared(text) }
    const asked = inner.unsafe(text, parameters as never[], options)
    if (!asJson) {
      const rows = await asked
      return { rows: [...rows] as Record<string, unknown>[], count: rows.length }
    }
    const rows = (await asked.raw()) as RowList<(Uint8Array | null)[][]>
    return { rows: [], json: this.#written(rows), count: rows.length }
  }

  #staysPrepared(text: string): boolean {
    if (this.#prepared.size < MOST) this.#prepared.add(text)
    return this.#prepared.has(text)
  }

  #written(rows: RowList<(Uint8Array | null)[][]>): string {
    const fields = rows.columns.map(({ name, type }) => ({ name, dataTypeID: type }))
    const write = rowWriter(fields, this.#driver.options.parsers)
    return `[${rows.map((row) => write(row.map((value) => value && String(value)))).join(',')}]`
  }
}

/** @supabase/lite says for whom a request is in one statement, which stays prepared. */
export const sayInOneOfPool = (connection: Parameters<typeof sayInOne>[0]): void =>
  sayInOne(connection, ({ text, parameters = [] }, transaction: Transaction) =>
    transaction.executeQuery({ sql: text, parameters, query: { kind: 'RawNode' }, queryId: {} }),
  )
