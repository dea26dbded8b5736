import { words } from './food-words.ts'
import { PREPARATION } from './line-words.ts'

/** Phrases by their first word, each as words in their comparable form. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

/**
 * What names a thing a person must not eat, what only sounds like it, and the promises ("dairy free",
 * "vegan") under which even its name is harmless.
 */
export type Lexicon = {
  terms: Phrases
  /** Terms no promise excuses: a "nut-free peanut butter" is a lie, or free of other nuts. */
  firm: Phrases
  /** Hold it as they are sold, though a cook can make them without: they count only in a line with an amount. */
  bought: Phrases
  harmless: Phrases
  promises: Phrases
  /** Words that name it only with one of `of` near by: a "runny" yolk, not a runny batter. */
  beside: { terms: Phrases; of: Phrases } | null
}

export type LexiconText = {
  terms: string
  firm?: string
  bought?: string
  harmless?: string
  promises?: string
  beside?: { terms: string; of: string }
}

/** Lists are written with commas; the case, plural and spelling of an entry do not matter. */
export function lexicon({
  terms,
  firm = '',
  bought = '',
  harmless = '',
  promises = '',
  beside,
}: LexiconText): Lexicon {
  return {
    terms: phrases(list(`${terms},${firm}`)),
    firm: phrases(list(firm)),
    bought: phrases(list(bought)),
    harmless: phrases(list(harmless)),
    promises: phrases(list(promises)),
    beside: beside ? { terms: phrases(list(beside.terms)), of: phrases(list(beside.of)) } : null,
  }
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
  return inLatin(text.slice(0, MAX_TEXT))
    .replace(EGG_WHITES, '$1 egg $2')
    .replace(EVERYTHING, ' everything $1 ')
    .split(/[.,;:!?()[\]{}/|"“”•\n]|\s[-–—]\s/)
    .flatMap((part) => (part ? [...words(part), ','] : [',']))
}

/** "2 whites, whipped", "whisk the whites": of eggs, though nobody says so. "4 scallions, whites and greens" are not. */
const EGG_WHITES =
  /(^\s*(?:\d{1,2}|two|three|four|five|six)(?: (?:large|medium|extra large))?|\b(?:beat|whip|whisk|fold)(?:ing)?(?: in)?(?: the)?(?: (?:\d{1,2}|two|three|four|five|six))?) (whites|yolks)\b/gi

/** "1 bagel (everything)", "bagels, everything": the kind behind the thing. */
const EVERYTHING = /\b(bagels?|crackers|seasoning|buns?)\s*[(,–-]\s*everything\b\)?/gi

const MAX_TEXT = 2000

/**
 * As a reader sees it: letters that only look Latin ("\u043cilk" begins in Cyrillic), wide and joined ones, and
 * invisible ones that would split a word.
 */
function inLatin(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain text needs no folding
  if (/^[\u0000-\u007f]*$/.test(text)) return text
  return text
    .replace(/\p{Cf}|\p{Variation_Selector}|\u034f|[\u115f\u1160\u3164]/gu, '')
    .normalize('NFKC')
    .replace(TWINS, (letter) => TWIN_OF[letter] ?? letter)
}

const TWIN_OF: Record<string, string> = {
  ...{
    а: 'a',
    в: 'b',
    е: 'e',
    ё: 'e',
    ѕ: 's',
    і: 'i',
    ї: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
  },
  ...{
    т: 't',
    у: 'y',
    х: 'x',
    ԁ: 'd',
    һ: 'h',
    ӏ: 'l',
    ո: 'n',
    ս: 'u',
    ց: 'g',
    ɡ: 'g',
    ɑ: 'a',
    ѡ: 'w',
    ԝ: 'w',
    ѵ: 'v',
  },
  ...{
    А: 'A',
    В: 'B',
    Е: 'E',
    Ѕ: 'S',
    І: 'I',
    Ј: 'J',
    К: 'K',
    М: 'M',
    Н: 'H',
    О: 'O',
    Р: 'P',
    С: 'C',
    Т: 'T',
    У: 'Y',
    Х: 'X',
  },
  ...{
    α: 'a',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ω: 'w',
    η: 'n',
    γ: 'y',
  },
  ...{
    Α: 'A',
    Β: 'B',
    Ε: 'E',
    Ζ: 'Z',
    Η: 'H',
    Ι: 'I',
    Κ: 'K',
    Μ: 'M',
    Ν: 'N',
    Ο: 'O',
    Ρ: 'P',
    Τ: 'T',
    Υ: 'Y',
    Χ: 'X',
  },
  ...{
    œ: 'oe',
    Œ: 'Oe',
    æ: 'ae',
    Æ: 'Ae',
    ø: 'o',
    Ø: 'O',
    ß: 'ss',
    ł: 'l',
    Ł: 'L',
    đ: 'd',
    Đ: 'D',
    ı: 'i',
    ð: 'd',
  },
}
const TWINS = new RegExp(`[${Object.keys(TWIN_OF).join('')}]`, 'g')

type Span = { from: number; to: number }

export type Named = { terms: string[]; excused: boolean; lookAlikes: string[] }

/**
 * The terms of a lexicon that a text names as something eaten, in its own words; `excused` says that
 * it names some that are promised away or said to be absent, `lookAlikes` what only sounds like one.
 */
export function namedIn(tokens: string[], lexicon: Lexicon, { asBought = false } = {}): Named {
  const found = [
    ...spans(tokens, lexicon.terms),
    ...(asBought ? spans(tokens, lexicon.bought) : []),
    ...(lexicon.beside ? nearTo(tokens, lexicon.beside) : []),
  ]
  if (found.length === 0) return { terms: [], excused: false, lookAlikes: [] }
  const harmless = spans(tokens, lexicon.harmless)
  const promises = spans(tokens, lexicon.promises).flatMap((promise) => promised(tokens, promise))
  const firm = promises.length > 0 ? spans(tokens, lexicon.firm) : []
  const absent = [
    ...absences(tokens).map((item) => namedAtOnce(item, found)),
    ...refusals(tokens).filter((item) => namedAtOnce(item, found).to === item.to),
  ]
  const named = found.filter((span) => !harmless.some((safe) => holds(safe, span)))
  const eaten = named
    .filter(
      (span) => firm.some((one) => holds(span, one)) || !promises.some((promise) => holds(promise, span)),
    )
    .filter((span) => !absent.some((item) => holds(item, span)))
    .filter((span) => !AFTER.has(tokens[span.to] ?? '') && !isFree(tokens, span.to))
    .filter((span) => !isSizeOnly(tokens, span.to))
  return {
    terms: eaten.map((span) => tokens.slice(span.from, span.to).join(' ')),
    excused: eaten.length < named.length,
    lookAlikes: harmless
      .filter((safe) => found.some((span) => holds(safe, span)))
      .map((safe) => tokens.slice(safe.from, safe.to).join(' ')),
  }
}

/** What of an absent item is named from its first word on without a gap: "not wheat flour" is both, "no bake peanut bars" none. */
function namedAtOnce({ from, to }: Span, found: Span[]): Span {
  let end = from
  for (let next: Span | undefined; ; end = next.to) {
    next = found.find((span) => span.from <= end && end < span.to && span.from >= from && span.to <= to)
    if (!next) return { from, to: end }
  }
}

const holds = (outer: Span, inner: Span): boolean => outer.from <= inner.from && inner.to <= outer.to

function nearTo(tokens: string[], { terms, of }: NonNullable<Lexicon['beside']>): Span[] {
  const near = spans(tokens, of)
  return spans(tokens, terms).filter((span) =>
    near.some((one) => one.from <= span.to + NEAR && span.from <= one.to + NEAR),
  )
}

/** Words between the two, at most: a step that names both seldom puts more between them. */
const NEAR = 10

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

/** "Roll to walnut-size balls". "2 eggs size L" and "almonds, size of your choice" are eaten. */
const isSizeOnly = (tokens: string[], at: number): boolean =>
  tokens[at] === 'size' && SHAPED.has(tokens[at + 1] ?? '')

const SHAPED = new Set(
  'ball piece chunk portion patty knob lump dumpling nugget scoop mound bit meatball round dollop spoonful'.split(
    ' ',
  ),
)

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
    allergy to, intolerant to, unlike, contains no, lieu of, stand in for, standing in for, no added, as you would,
    size of a, size of an, cook like, cooks like, cook like pulled, shredded like, shredded like pulled, looks like, tastes like, taste like, texture like, much like, just like, treat like`),
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
    if (isDenied(tokens, from)) return []
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

/**
 * "Do not add butter.", "Like butter, it melts.": the thing whole and nothing after it. "Do not add butter yet"
 * and "do not add the butter, wait" speak of what is in the dish.
 */
function refusals(tokens: string[]): Span[] {
  const told = spans(tokens, REFUSED).flatMap(({ to }) => (tokens[to] === 'the' ? [] : [itemAt(tokens, to)]))
  const likened = tokens[0] === 'like' ? [itemAt(tokens, 1)] : []
  return [
    ...told.filter(({ from, to }) => to > from && ENDS.has(tokens.slice(to, to + 2).join(' '))),
    ...likened.filter(({ from, to }) => to > from && tokens[to] === ',' && IT.has(tokens[to + 1] ?? '')),
  ]
}

const REFUSED = phrases(list('not add, dont add, never add, not use, dont use, never use, no need for'))
const ENDS = new Set(['', ',', ', ,'])
const IT = new Set(['it', 'they', 'this', 'these'])

/** "Don't skip the peanuts", "never without butter", "not complete without cheese": the thing is in the dish. */
const isDenied = (tokens: string[], at: number): boolean => DENIALS.has(tokens[at - 1] ?? '')

const DENIALS = new Set('dont not never cannot cant wont isnt shouldnt complete same'.split(' '))

/** An item of such a list: at most three words after its fillers. */
function itemAt(tokens: string[], start: number): Span {
  let from = start
  while (FILLERS.has(tokens[from] ?? '') || PREPARATION.has(tokens[from] ?? '')) from += 1
  let to = from
  while (to < tokens.length && to < from + 3 && !LINKS.has(tokens[to] ?? ',') && tokens[to] !== 'nor') to += 1
  return { from, to }
}
