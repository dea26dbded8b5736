import { AsyncLocalStorage } from 'node:async_hooks'
import type { Sql as PostgresJs, RowList, TransactionSql } from 'postgres'
import { SAYS_CALL, SAYS_WHO, sayInOne, type Transaction } from '../embedded/one-preamble.ts'
import { rowWriter } from '../embedded/row-json.ts'
import type { Answer, Statement, Statements } from '../sql/statements.ts'
import { inTransaction } from './pool-sql.ts'

/** Statements that stay prepared: each takes memory on every connection for as long as it lives. */
const MOST = 200

/**
 * Sends statements that are all known in advance to one connection of the pool together, and keeps them prepared there.
 * The first ones get the places: a site has fewer shapes than places, and made-up ones then take no more memory.
 */
export class PoolStatements implements Statements {
  readonly #driver: PostgresJs
  readonly #prepared = new Set([SAYS_WHO, SAYS_CALL])
  readonly #said = new AsyncLocalStorage<Statement[]>()

  /** @param driver a pool; from now on what @supabase/lite sends it can be recorded */
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
    // By default, postgres.js does not prepare statements without parameters.
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

/** Makes @supabase/lite set whom a request is for in one statement, which stays prepared. */
export const sayInOneOfPool = (connection: Parameters<typeof sayInOne>[0]): void =>
  sayInOne(connection, ({ text, parameters = [] }, transaction: Transaction) =>
    transaction.executeQuery({ sql: text, parameters, query: { kind: 'RawNode' }, queryId: {} }),
  )
