/** The interface this room needs, the same for the embedded database and a PostgreSQL server. */
export type Sql = {
  /** Rows of one statement with `$1` parameters. */
  query<Row extends Record<string, unknown>>(text: string, parameters?: unknown[]): Promise<Row[]>
  /** A script of several statements, without parameters. */
  run(script: string): Promise<void>
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>
}
