import type { Answer, Statement } from '../sql/statements.ts'
import { SAYS_WHO } from './one-preamble.ts'

/** Reads that are remembered, and the longest of their addresses. */
const MOST = 300
const LONGEST = 2000

/**
 * What may differ between two requests of the same shape: ids, days and moments that a filter compares with. Nothing
 * else.
 */
const VALUE =
  /(?<==(?:eq|neq|gte?|lte?)\.)(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\d(?:T\d\d(?::|%3A)\d\d(?::|%3A)\d\d(?:\.\d{1,6})?Z)?)(?=&|$)/g
const TABLE = /^\/rest\/v1\/\w+$/

/** A parameter that stands for a value of the address, by its place among them. */
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

/** A read, by everything that its answer depends on but its values, who asks and what the tables have. */
export type Shape = { key: string; values: string[]; offset: number }
export type KnownRead = { remembered: Remembered; values: string[]; head: boolean }

/**
 * What @supabase/lite made of an address: the statements it asked, with places for the values that the next one of the
 * same shape has. It reads, checks and translates each shape once.
 */
export class RememberedReads {
  readonly #known = new Map<string, Remembered>()

  known(request: Request): KnownRead | null {
    const shape = shapeOf(request)
    const remembered = shape && this.#known.get(shape.key)
    if (!remembered) return null
    // To the end: the first is the least recently used.
    this.#known.delete(shape.key)
    this.#known.set(shape.key, remembered)
    return { remembered, values: shape.values, head: request.method === 'HEAD' }
  }

  /** Remembers what was said for a request, where it can be said again for another of its shape. */
  learn(request: Request, said: readonly Statement[], answer: Response): void {
    const shape = answer.ok ? shapeOf(request) : null
    const remembered = shape && rememberedOf(shape, said, answer)
    if (!remembered) return
    this.#known.set(shape.key, remembered)
    const [oldest] = this.#known.keys()
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest)
  }
}

/** What a read asks within a transaction, and what its answer is made of. */
export function statementsOf({ remembered: { select, count }, values }: KnownRead): Statement[] {
  return [{ ...filled(select, values), asJson: true }, ...(count ? [filled(count, values)] : [])]
}

const filled = ({ text, parameters }: Said, values: readonly string[]): Statement => ({
  text,
  parameters: parameters.map((one) => ('place' in one ? values[one.place.value] : one.constant)),
})

/** @returns null for an offset behind the last row, which is refused in words */
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

/** @returns null unless each value is one whole parameter, and one alone: another in its place means the same there */
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
