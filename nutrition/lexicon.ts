import { words } from './food-words.ts'
import { PREPARATION } from './line-words.ts'

/** Phrases by their first word, each as words in their comparable form. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

/**
 * What names a thing a person must not eat, what only sounds like it, and the promises ("dairy free",
 * "vegan") under which even its name is harmless.
 */
export type Lexicon = { terms: Phrases; harmless: Phrases; promises: Phrases }

export type LexiconText = { terms: string; harmless?: string; promises?: string }

/** Lists are written with commas; the case, plural and spelling of an entry do not matter. */
export function lexicon({ terms, harmless = '', promises = '' }: LexiconText): Lexicon {
  return { terms: phrases(list(terms)), harmless: phrases(list(harmless)), promises: phrases(list(promises)) }
}

export const list = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)

/** Every combination of a first and a second word: `pairs('oat, rice', 'milk, cream')`. */
export const pairs = (first: string, second: string): string =>
  list(first)
    .flatMap((one) => list(second).map((two) => `${one} ${two}`))
    .join(',')

export function phrases(entries: string[]): Phrases {
  const byFirst = new Map<string, string[][]>()
  for (const entry of entries) {
    const tokens = words(entry)
    const [first] = tokens
    if (first) byFirst.set(first, [...(byFirst.get(first) ?? []), tokens])
  }
  for (const found of byFirst.values()) found.sort((a, b) => b.length - a.length)
  return byFirst
}

/** Words of a text with its punctuation kept as `,`: no phrase reaches across it. */
export function spoken(text: string): string[] {
  return text
    .slice(0, MAX_TEXT)
    .split(/[.,;:!?()[\]{}/|"“”•\n]|\s[-–—]\s/)
    .flatMap((part) => (part ? [...words(part), ','] : [',']))
}

const MAX_TEXT = 2000

type Span = { from: number; to: number }

export type Named = { terms: string[]; excused: boolean }

/**
 * The terms of a lexicon that a text names as something eaten, in its own words; `excused` says that
 * it names some that are harmless, promised away or said to be absent.
 */
export function namedIn(tokens: string[], { terms, harmless, promises }: Lexicon): Named {
  const found = spans(tokens, terms)
  if (found.length === 0) return { terms: [], excused: false }
  const excused = [
    ...spans(tokens, harmless),
    ...spans(tokens, promises).flatMap((promise) => promised(tokens, promise)),
  ]
  const absent = absences(tokens)
  const eaten = found
    .filter((span) => !excused.some((safe) => safe.from <= span.from && span.to <= safe.to))
    .filter((span) => !absent.some((item) => item.from === span.from && span.to <= item.to))
    .filter((span) => !AFTER.has(tokens[span.to] ?? '') && !isFree(tokens, span.to))
  return {
    terms: eaten.map((span) => tokens.slice(span.from, span.to).join(' ')),
    excused: eaten.length < found.length,
  }
}

/** Longest phrase at each word. */
function spans(tokens: string[], phrases: Phrases): Span[] {
  return tokens.flatMap((token, from) => {
    const phrase = (phrases.get(token) ?? []).find((words) =>
      words.every((word, i) => tokens[from + i] === word),
    )
    return phrase ? [{ from, to: from + phrase.length }] : []
  })
}

/** "nut allergy", "milk alternative": the thing is spoken of, not eaten. */
const AFTER = new Set([
  'allergy',
  'allergic',
  'intolerance',
  'intolerant',
  'alternative',
  'replacer',
  'sized',
  'shaped',
])

/** "egg free", but not "milk free range eggs". */
const isFree = (tokens: string[], at: number) => tokens[at] === 'free' && tokens[at + 1] !== 'range'

/** A promise covers the noun after it ("vegan dark chocolate"), or, standing alone, the one before ("oats, gluten-free"). */
function promised(tokens: string[], { from, to }: Span): Span[] {
  let end = to
  while (end < tokens.length && end < to + 5 && !LINKS.has(tokens[end] ?? ',')) end += 1
  const alone =
    tokens[to] === ',' &&
    (tokens[from - 1] === ',' || (tokens[from - 1] === 'certified' && tokens[from - 2] === ','))
  // From its second word: "non-dairy creamer" is a term of its own, and holds casein.
  if (!alone) return [{ from: from + (to - from > 1 ? 1 : 0), to: end }]
  let start = tokens[from - 1] === 'certified' ? from - 2 : from - 1
  while (start > 0 && tokens[start - 1] !== ',') start -= 1
  return [{ from: start, to: end }]
}

const LINKS = new Set([
  ',',
  'with',
  'and',
  'or',
  'plus',
  'topped',
  'in',
  'on',
  'into',
  'over',
  'then',
  'add',
  'stir',
  'but',
  'to',
  'for',
])

const ABSENT = phrases(
  list(`no, without, free of, free from, instead of, rather than, in place of, in lieu of, replace, replacing, replaces,
    skip, omit, avoid, avoiding, not, never, leave out, swap, swap out, alternative to, substitute for, allergic to,
    allergy to, intolerant to, unlike, contains no, lieu of, stand in for, standing in for, no added`),
)
const ALL_OF = new Set(['free of', 'free from'])
const FILLERS = new Set(['the', 'any', 'a', 'an', 'added', 'all', 'more', 'traditional', 'regular', 'usual'])

/**
 * What is said not to be there, item by item: "without nuts", "no dairy, eggs or soy". The thing must
 * follow at once ("no-bake peanut bars" has peanuts), and a list counts to its end only when an "or"
 * closes it ("without nuts, butter the pan" has butter).
 */
function absences(tokens: string[]): Span[] {
  return spans(tokens, ABSENT).flatMap(({ from, to }) => {
    const closing = ALL_OF.has(tokens.slice(from, to).join(' ')) ? ['or', 'nor', 'and'] : ['or', 'nor']
    const items = [itemAt(tokens, to)]
    let closed = 1
    for (let end = items[0]?.to ?? to; items.length < 9; end = items.at(-1)?.to ?? end) {
      const comma = tokens[end] === ',' ? 1 : 0
      const link = closing.includes(tokens[end + comma] ?? '') ? 1 : 0
      const next = itemAt(tokens, end + comma + link)
      if (comma + link === 0 || next.from === next.to) break
      items.push(next)
      if (link) closed = items.length
    }
    return items.slice(0, closed)
  })
}

/** An item of such a list: at most three words after its fillers. */
function itemAt(tokens: string[], start: number): Span {
  let from = start
  while (FILLERS.has(tokens[from] ?? '') || PREPARATION.has(tokens[from] ?? '')) from += 1
  let to = from
  while (to < tokens.length && to < from + 3 && !LINKS.has(tokens[to] ?? ',') && tokens[to] !== 'nor') to += 1
  return { from, to }
}
