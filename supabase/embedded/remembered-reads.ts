import type { Answer, Statement } from '../sql/statements.ts'
import { SAYS_WHO } from './one-preamble.ts'

/** The most reads to remember, and the longest address. */
const MOST = 300
const LONGEST = 2000

/**
 * What may differ between two requests of the same shape: ids, days and times in a filter, nothing else.
 */
const VALUE =
  /(?<==(?:eq|neq|gte?|lte?)\.)(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\d(?:T\d\d(?::|%3A)\d\d(?::|%3A)\d\d(?:\.\d{1,6})?Z)?)(?=&|$)/g
const TABLE = /^\/rest\/v1\/\w+$/

/** A parameter for a value of the address, by its position among the values. */
type Place = { value: number }
type Parameter = { place: Place } | { constant: unknown }
type Said = { text: string; parameters: Parameter[] }

type Remembered = {
  select: Said
  count: Said | null
  offset: number
  type: string
  applied: string | null
  /** Texts and values, alternating. */
  location: (string | Place)[]
}

/** A read's shape: everything its answer depends on except its values, who asks, and the data in the tables. */
export type Shape = { key: string; values: string[]; offset: number }
export type KnownRead = { remembered: Remembered; values: string[]; head: boolean }

/**
 * What @supabase/lite made of an address: its statements, with placeholders for the values of the next request of the same
 * shape. So it reads, checks and translates each shape only once.
 */
export class RememberedReads {
  readonly #known = new Map<string, Remembered>()

  known(request: Request): KnownRead | null {
    const shape = shapeOf(request)
    const remembered = shape && this.#known.get(shape.key)
    if (!remembered) return null
    // Moved to the end: the first is the least recently used.
    this.#known.delete(shape.key)
    this.#known.set(shape.key, remembered)
    return { remembered, values: shape.values, head: request.method === 'HEAD' }
  }

  /** Remembers the statements for a request if they can be reused for others of its shape. */
  learn(request: Request, said: readonly Statement[], answer: Response): void {
    const shape = answer.ok ? shapeOf(request) : null
    const remembered = shape && rememberedOf(shape, said, answer)
    if (!remembered) return
    this.#known.set(shape.key, remembered)
    const [oldest] = this.#known.keys()
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest)
  }
}

/** The statements of a read within a transaction, and what its answer is made from. */
export function statementsOf({ remembered: { select, count }, values }: KnownRead): Statement[] {
  return [{ ...filled(select, values), asJson: true }, ...(count ? [filled(count, values)] : [])]
}

const filled = ({ text, parameters }: Said, values: readonly string[]): Statement => ({
  text,
  parameters: parameters.map((one) => ('place' in one ? values[one.place.value] : one.constant)),
})

/** @returns null for an offset after the last row, which needs an error message */
export function answerOf(
  { remembered, values, head }: KnownRead,
  answers: readonly Answer[],
): Response | null {
  const { offset, count, type, applied, location } = remembered
  const [select, counted] = answers
  const rows = select?.count ?? 0
  const all = count ? Number(Object.values(counted?.rows[0] ?? {})[0]) : null
  if (all !== null && offset > 0 && rows === 0 && offset >= all) return null
  const body = new TextEncoder().encode(select?.json)
  const headers = new Headers({
    'content-type': type,
    'content-range': `${rows > 0 ? `${offset}-${offset + rows - 1}` : '*'}/${all ?? '*'}`,
    'content-length': String(body.byteLength),
    'content-location': location
      .map((part) => (typeof part === 'string' ? part : encodeURIComponent(plain(values[part.value]))))
      .join(''),
  })
  if (applied) headers.set('preference-applied', applied)
  const isPart = all !== null && (offset + rows < all || offset > 0)
  return new Response(head ? null : body, { status: isPart ? 206 : 200, headers })
}

function shapeOf({ method, url, headers }: Request): Shape | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const [preference, accept, schema] = ['prefer', 'accept', 'accept-profile'].map(
    (name) => headers.get(name) ?? '',
  )
  if (!/^(?:count=exact)?$/.test(preference ?? '') || !/^(?:\*\/\*|application\/json)?$/.test(accept ?? ''))
    return null
  if (!/^(?:public)?$/.test(schema ?? '') || headers.has('range') || headers.has('content-profile'))
    return null
  const path = url.slice(url.indexOf('/', url.indexOf('://') + 3))
  const query = path.indexOf('?')
  if (query < 0 || path.length > LONGEST || !TABLE.test(path.slice(0, query))) return null
  const values: string[] = []
  const key = path.replace(VALUE, (value) => {
    values.push(plain(value))
    return `<${value.length}>`
  })
  const [, offset = '0'] = /[?&]offset=(\d+)(?:&|$)/.exec(path) ?? []
  return { key: `${method} ${preference} ${accept} ${key}`, values, offset: Number(offset) }
}

const plain = (text = ''): string => text.replaceAll('%3A', ':')

function rememberedOf(shape: Shape, said: readonly Statement[], answer: Response): Remembered | null {
  // At its first request @supabase/lite looks at the tables before that.
  const [begin, who, select, ...more] = said.slice(said.findLastIndex(({ text }) => /^begin$/i.test(text)))
  const end = more.pop()
  const [count = null] = more
  const isRead = begin && who?.text === SAYS_WHO && /^commit$/i.test(end?.text ?? '') && more.length <= 1
  if (!isRead || !select || new Set(shape.values).size < shape.values.length) return null
  const statements = [select, count].map((one) => one && withPlaces(one, shape.values))
  const [chosen, counted = null] = statements
  const location = answer.headers.get('content-location')
  if (!chosen || (count && !counted) || location === null) return null
  return {
    select: chosen,
    count: counted,
    offset: shape.offset,
    type: answer.headers.get('content-type') ?? '',
    applied: answer.headers.get('preference-applied'),
    location: locationOf(location, shape.values),
  }
}

/** @returns null unless each value is exactly one whole parameter, so that another value can take its place */
function withPlaces({ text, parameters = [] }: Statement, values: readonly string[]): Said | null {
  const made = parameters.map((one): Parameter => {
    const value = typeof one === 'string' ? values.indexOf(one) : -1
    return value < 0 ? { constant: one } : { place: { value } }
  })
  const isWhole = values.every(
    (value, at) =>
      !text.includes(value) &&
      made.filter((one) => 'place' in one && one.place.value === at).length === 1 &&
      made.every((one) => !('constant' in one && String(one.constant).includes(value))),
  )
  return isWhole ? { text, parameters: made } : null
}

function locationOf(location: string, values: readonly string[]): (string | Place)[] {
  let parts: (string | Place)[] = [location]
  for (const [at, value] of values.entries())
    parts = parts.flatMap((part) =>
      typeof part === 'string'
        ? part.split(encodeURIComponent(value)).flatMap((text, nth) => (nth ? [{ value: at }, text] : [text]))
        : [part],
    )
  return parts
}
