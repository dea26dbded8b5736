type Field = { name: string; dataTypeID: number }
type Parsers = Record<number, ((text: string, type: number) => unknown) | undefined>
type Write = (text: string) => string

const asSent: Write = (text) => text

/** By their type's number. Values the database stores as JSON are passed on unchanged. */
const AS_SENT: ReadonlySet<number> = new Set([20, 21, 23, 114, 3802])
const BOOLEAN = 16
/** `text[]` and `varchar[]`. */
const LISTS: ReadonlySet<number> = new Set([1009, 1015])

/**
 * Writes rows as JSON objects from the texts the database sent, without parsing what would only be written again.
 * @param parsers the same as for parsed rows
 */
export function rowWriter(fields: readonly Field[], parsers: Parsers): (row: readonly unknown[]) => string {
  const columns = fields.map(({ name, dataTypeID }, at) => ({
    begin: `${at > 0 ? ',' : '{'}${JSON.stringify(name)}:`,
    write: writerOf(dataTypeID, parsers[dataTypeID]),
  }))
  return (row) => {
    let json = ''
    for (const [at, { begin, write }] of columns.entries()) {
      const text = row[at] as string | null
      json += begin + (text === null ? 'null' : write(text))
    }
    return `${json || '{'}}`
  }
}

function writerOf(type: number, parse: Parsers[number]): Write {
  if (type === BOOLEAN) return (text) => (text === 't' ? 'true' : 'false')
  if (AS_SENT.has(type)) return asSent
  const written: Write = parse ? (text) => JSON.stringify(parse(text, type)) : (text) => JSON.stringify(text)
  return LISTS.has(type) ? (text) => listed(text) ?? written(text) : written
}

const ITEM = /"(?:[^"\\]|\\.)*"|[^,"]+/g

/**
 * Turns a list of texts from PostgreSQL's form into JSON: both escape quotes and backslashes the same way.
 * @returns null for a list of lists, and for characters that only JSON escapes
 */
function listed(text: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is searched for
  if (/^(?!\{)|^\{\{|[\0-\x1f]/.test(text)) return null
  const items = text.slice(1, -1).replace(ITEM, (item) => {
    if (item.startsWith('"')) return item
    return item === 'NULL' ? 'null' : `"${item}"`
  })
  return `[${items}]`
}
