/** What this room needs of a database, so that the embedded one and a PostgreSQL server look the same to it. */
export type Sql = {
  /** Rows of one statement with `$1` parameters. */
  query<Row extends Record<string, unknown>>(text: string, parameters?: unknown[]): Promise<Row[]>
  /** A script of several statements, without parameters. */
  run(script: string): Promise<void>
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>
}
