import type { Lexicon } from '../../text/lexicon.ts'
import { holds, LINKS, type Span, spans } from '../../text/spans.ts'
import { absences, refusals } from './absences.ts'

export type Named = { terms: readonly string[]; excused: boolean; lookAlikes: readonly string[] }

/**
 * The terms of a lexicon that a text names as something eaten, in the text's own words. `excused` says that it
 * names some that are promised or said to be absent, `lookAlikes` which words only sound like one.
 */
export function namedIn(tokens: string[], lexicon: Lexicon, { asBought = false } = {}): Named {
  if (!tokens.some((token) => lexicon.begins.has(token))) return NOTHING
  const found = [
    ...spans(tokens, lexicon.terms),
    ...(asBought ? spans(tokens, lexicon.bought) : []),
    ...(lexicon.beside ? nearTo(tokens, lexicon.beside) : []),
  ]
  if (found.length === 0) return NOTHING
  const harmless = spans(tokens, lexicon.harmless)
  const said = spans(tokens, lexicon.promises)
  const denied = said.filter(({ from }) => NOT.has(tokens[from - 1] ?? ''))
  const promises = [
    ...said
      .filter((promise) => !denied.includes(promise))
      .flatMap((promise) => promised(tokens, promise))
      .map((promise) => reaching(promise, found)),
    ...spans(tokens, lexicon.promisesAfter)
      .filter(({ from }) => !NOT_AFTER.has(tokens[from - 1] ?? ''))
      .map((promise) => promisedBefore(tokens, promise)),
  ]
  const firm = promises.length > 0 ? spans(tokens, lexicon.firm) : []
  const absent = [
    ...absences(tokens)
      .filter(({ from }) => !denied.some((promise) => promise.from === from))
      .map((item) => namedAtOnce(item, found)),
    ...refusals(tokens).filter((item) => namedAtOnce(item, found).to === item.to),
  ]
  const emptied = lexicon.within && absent.length > 0 ? withoutPart(tokens, lexicon.within, absent) : []
  const named = found.filter((span) => !harmless.some((safe) => holds(safe, span)))
  const eaten = named
    .filter(
      (span) => firm.some((one) => holds(span, one)) || !promises.some((promise) => holds(promise, span)),
    )
    .filter((span) => !absent.some((item) => holds(item, span)))
    .filter((span) => !emptied.some((dish) => holds(dish, span)))
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

/** "Not gluten-free bread", "non-vegan mayo": a promise that is denied excuses nothing, and what follows is eaten. */
const NOT = new Set(['not', 'non', 'isnt', 'arent', 'wasnt', 'werent', 'never'])
/** "Mayonesa no vegana", "meringues not made with aquafaba". */
const NOT_AFTER = new Set([...NOT, 'no'])

const NOTHING: Named = { terms: [], excused: false, lookAlikes: [] }

/**
 * The part of an absent item that is named from its first word on without a gap: both words of "not wheat flour",
 * nothing of "no bake peanut bars".
 */
function namedAtOnce({ from, to }: Span, found: Span[]): Span {
  let end = from
  for (let next: Span | undefined; ; end = next.to) {
    next = found.find((span) => span.from <= end && end < span.to && span.from >= from && span.to <= to)
    if (!next) return { from, to: end }
  }
}

/** The dishes of a text that says that their part is absent: of "summer rolls, no prawns", the rolls. */
function withoutPart(
  tokens: string[],
  { dishes, parts }: NonNullable<Lexicon['within']>,
  absent: Span[],
): Span[] {
  const isLeftOut = spans(tokens, parts).some((part) => absent.some((item) => holds(item, part)))
  return isLeftOut ? spans(tokens, dishes) : []
}

function nearTo(tokens: string[], { terms, of }: NonNullable<Lexicon['beside']>): Span[] {
  const near = spans(tokens, of)
  return spans(tokens, terms).filter((span) =>
    near.some((one) => one.from <= span.to + NEAR && span.from <= one.to + NEAR),
  )
}

/** At most this many words between the two: a step that names both seldom puts more between them. */
const NEAR = 10

/** "nut allergy", "milk alternative": the food is mentioned, not eaten. */
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

/** The words before a promise that follows its noun, back to the item's beginning. */
function promisedBefore(tokens: string[], { from, to }: Span): Span {
  let start = from
  while (start > 0 && start > from - 6 && !ITEM_ENDS.has(tokens[start - 1]!)) start -= 1
  return { from: start, to }
}

const ITEM_ENDS = new Set([...LINKS, 'con', 'y', 'e', 'o', 'sobre', 'mas'])

/** A promise for "mac and cheese" is one for all of it. */
function reaching({ from, to }: Span, found: Span[]): Span {
  const begun = found.filter((span) => from <= span.from && span.from < to)
  return { from, to: Math.max(to, ...begun.map((span) => span.to)) }
}

/**
 * A promise covers the noun after it ("vegan dark chocolate"), or, if nothing follows, the one before ("oats,
 * gluten-free").
 */
function promised(tokens: string[], { from, to }: Span): Span[] {
  let end = to
  while (end < tokens.length && end < to + 5 && !LINKS.has(tokens[end] ?? ',')) end += 1
  const alone =
    tokens[to] === ',' &&
    (tokens[from - 1] === ',' || (tokens[from - 1] === 'certified' && tokens[from - 2] === ','))
  // From its second word: "non-dairy creamer" is a term of its own, and contains casein.
  if (!alone) return [{ from: from + (to - from > 1 ? 1 : 0), to: end }]
  let start = tokens[from - 1] === 'certified' ? from - 2 : from - 1
  while (start > 0 && tokens[start - 1] !== ',') start -= 1
  return [{ from: start, to: end }]
}
