export type Statement = {
  text: string
  parameters?: readonly unknown[]
  /** Its rows are wanted as JSON, and not as objects. */
  asJson?: boolean
}

/** `json`: the rows, as the text of a list. */
export type Answer = { rows: Record<string, unknown>[]; json?: string; count: number }

/** Statements that are known before the first of them is answered. */
export type Statements = {
  /**
   * One after the other, in a transaction of their own. After the first that fails none of the others runs.
   * @throws that one's error
   */
  transaction(statements: readonly Statement[]): Promise<Answer[]>
  /** @returns what `work` comes to, and what was asked for it meanwhile */
  recorded<Result>(work: () => Promise<Result>): Promise<{ result: Result; said: readonly Statement[] }>
}
