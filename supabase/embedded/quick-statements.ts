import { messages, type PGlite, protocol, type Results } from '@electric-sql/pglite'
import type { Answer as AnyAnswer, Statement, Statements } from '../sql/statements.ts'
import { rowWriter } from './row-json.ts'
import { runMessage } from './run-message.ts'

type Answer = Results<Record<string, unknown>> & AnyAnswer

type Prepared = {
  name: string
  parameterTypes: number[]
  fields: Answer['fields']
  /** Created when first needed. */
  write?: (row: readonly unknown[]) => string
}
type Step = { prepared: Prepared; asJson: boolean }
type Answers = Awaited<ReturnType<PGlite['execProtocolStream']>>

/**
 * Plans are made for tables as they are then. PGlite does not gather the statistics that would renew them, so a plan made
 * for an empty table is renewed after at most this many milliseconds.
 */
const PLANS_LAST = 60_000

/** Statements that stay prepared. Each takes memory that PGlite never gives back. */
const MOST = 150

/**
 * PGlite 0.4 enters its WebAssembly six times for each statement, parses and plans it each time, and copies the parsers of
 * all types. This makes `driver.query` enter it once, for a statement it prepared before.
 */
export class QuickStatements implements Statements {
  readonly #driver: PGlite
  readonly #prepared = new Map<string, Prepared>()
  /** Dropped statements, to close with the next message. */
  readonly #dropped: string[] = []
  #named = 0
  #plannedSince = performance.now()
  #said: Statement[] | null = null

  constructor(driver: PGlite) {
    this.#driver = driver
    const { query, exec } = { query: driver.query.bind(driver), exec: driver.exec.bind(driver) }
    driver.query = async <T>(text: string, parameters?: unknown[], options?: object) =>
      options ? query<T>(text, parameters, options) : (this.query(text, parameters) as Promise<Results<T>>)
    driver.exec = async (script, options) => {
      // A script may change tables, and prepared statements would no longer match them.
      if (script !== 'rollback') this.forget()
      return exec(script, options)
    }
  }

  /** @throws the database's error */
  async query(text: string, parameters: readonly unknown[] = []): Promise<Answer> {
    const [answer] = await this.all([{ text, parameters }])
    return answer as Answer
  }

  /**
   * Runs statements one after the other, entering the database once. If one fails, the rest do not run, and a transaction that
   * one of them began stays open.
   * @throws the error of the one that failed
   */
  all(statements: readonly Statement[]): Promise<Answer[]> {
    return this.#driver._runExclusiveTransaction(() =>
      this.#driver._runExclusiveQuery(() => this.#run(statements)),
    )
  }

  /** If it fails, the transaction stays open. */
  async transaction(statements: readonly Statement[]): Promise<Answer[]> {
    return (await this.all([{ text: 'begin' }, ...statements, { text: 'commit' }])).slice(1, -1)
  }

  /** No one else may use the connection meanwhile. */
  async recorded<Result>(
    work: () => Promise<Result>,
  ): Promise<{ result: Result; said: readonly Statement[] }> {
    const said: Statement[] = []
    this.#said = said
    try {
      return { result: await work(), said }
    } finally {
      this.#said = null
    }
  }

  forget(): void {
    for (const { name } of this.#prepared.values()) this.#dropped.push(name)
    this.#prepared.clear()
  }

  async #run(statements: readonly Statement[]): Promise<Answer[]> {
    this.#said?.push(...statements)
    // Between two transactions: a failed one takes no more statements.
    if (/^begin$/i.test(statements[0]?.text ?? '') && performance.now() - this.#plannedSince > PLANS_LAST) {
      this.#plannedSince = performance.now()
      await this.#send([protocol.serialize.query('discard plans')])
    }
    const steps: (Step & { values: (string | null)[] })[] = []
    for (const { text, parameters = [], asJson = false } of statements) {
      const prepared = await this.#prepare(text)
      steps.push({ prepared, asJson, values: this.#texts(prepared, parameters) })
    }
    const parts = steps.map(({ prepared: { name }, values }) => runMessage(name, values))
    return this.#read(steps, await this.#send(parts))
  }

  async #prepare(text: string): Promise<Prepared> {
    const known = this.#prepared.get(text)
    if (known) {
      // Moved to the end: the first is the least recently used.
      this.#prepared.delete(text)
      this.#prepared.set(text, known)
      return known
    }
    const name = `q${++this.#named}`
    const answers = await this.#send([
      protocol.serialize.parse({ name, text }),
      protocol.serialize.describe({ type: 'S', name }),
    ])
    const made: Prepared = { name, parameterTypes: [], fields: [] }
    for (const answer of answers) {
      if (answer instanceof messages.ParameterDescriptionMessage) made.parameterTypes = answer.dataTypeIDs
      if (answer instanceof messages.RowDescriptionMessage)
        made.fields = answer.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }))
    }
    this.#prepared.set(text, made)
    const [oldest] = this.#prepared
    if (this.#prepared.size > MOST && oldest) {
      this.#prepared.delete(oldest[0])
      this.#dropped.push(oldest[1].name)
    }
    return made
  }

  #texts({ parameterTypes }: Prepared, parameters: readonly unknown[]): (string | null)[] {
    return parameters.map((value, at) => {
      if (value === null || value === undefined) return null
      const serialize = this.#driver.serializers[parameterTypes[at] ?? 0]
      return serialize ? serialize(value) : String(value)
    })
  }

  #send(parts: Uint8Array[]): Promise<Answers> {
    const closed = this.#dropped.splice(0).map((name) => protocol.serialize.close({ type: 'S', name }))
    return this.#driver.execProtocolStream(Buffer.concat([...closed, ...parts, protocol.serialize.sync()]), {
      syncToFs: false,
    })
  }

  #read(steps: readonly Step[], answers: Answers): Answer[] {
    const done: Answer[] = []
    let rows: DataRow[] = []
    for (const answer of answers) {
      if (answer instanceof messages.DataRowMessage) rows.push(answer.fields)
      else if (answer instanceof messages.CommandCompleteMessage) {
        done.push(this.#answerOf(steps[done.length], rows, answer.text))
        rows = []
      }
    }
    return done
  }

  #answerOf(step: Step | undefined, rows: readonly DataRow[], said: string): Answer {
    const { parsers } = this.#driver
    const { prepared, asJson } = step ?? {}
    const fields = prepared?.fields ?? []
    const answer = { fields, affectedRows: affected(said), count: rows.length }
    if (prepared && asJson) {
      prepared.write ??= rowWriter(fields, parsers)
      return { ...answer, rows: [], json: `[${rows.map(prepared.write).join(',')}]` }
    }
    return { ...answer, rows: rows.map((row) => readRow(row, fields, parsers)) }
  }
}

type DataRow = messages.DataRowMessage['fields']

function readRow(
  texts: DataRow,
  fields: Answer['fields'],
  parsers: PGlite['parsers'],
): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [at, { name, dataTypeID }] of fields.entries()) {
    const value = texts[at] ?? null
    const parse = value === null ? undefined : parsers[dataTypeID]
    row[name] = parse ? parse(value as string, dataTypeID) : value
  }
  return row
}

/** `INSERT 0 3`, `UPDATE 3`; a read affects none. */
function affected(text: string): number {
  const [command, ...counts] = text.split(' ')
  return /^(?:INSERT|UPDATE|DELETE|MERGE|COPY)$/.test(command ?? '') ? Number(counts.at(-1)) : 0
}
