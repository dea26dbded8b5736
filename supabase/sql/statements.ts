export type Statement = {
  text: string
  parameters?: readonly unknown[]
  /** Whether its rows are wanted as JSON instead of objects. */
  asJson?: boolean
}

/** `json`: the rows, as the text of a list. */
export type Answer = { rows: Record<string, unknown>[]; json?: string; count: number }

/** Statements that are all known before the first is answered. */
export type Statements = {
  /**
   * Runs them one after another in a separate transaction. After the first failure, the rest do not run.
   * @throws the error of the one that failed
   */
  transaction(statements: readonly Statement[]): Promise<Answer[]>
  /** @returns the result of `work`, and the statements sent meanwhile */
  recorded<Result>(work: () => Promise<Result>): Promise<{ result: Result; said: readonly Statement[] }>
}
