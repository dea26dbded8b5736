import { findFood } from '@evenplate/nutrition/reading/find-food'
import { NOT_ASKED_FOR } from '@evenplate/words/foods'
import { ANIMALS_TOLD, FOODS_TOLD, OF_ANIMAL } from '@evenplate/words/foods-told'
import { foodAt, keyOf, lengthsOf, plainName, tokensOf } from './food-lexicon.ts'
import { isMisspelled, isOrdinary } from './ordinary.ts'
import { meansSomething } from './spelling.ts'

/** Foods as a text asks for them. "chicken or turkey" is one food with two names. */
export type FoodsAsked = {
  must: string[][]
  wished: string[][]
  /** Words where only a food can stand: "chicken with epazuro". */
  unknown: string[]
  /** Other words that we do not know: a food, or anything else. */
  strange: string[]
}

const NOT_ASKED = new Set(NOT_ASKED_FOR.map(keyOf))
const BREAKS = new Set(['.', ';', '!', '?', '|', ':', '(', ')', ','])

/** Words that make the foods before or after them optional. */
const WISHED_AFTER =
  /\b(?:maybe|perhaps|possibly|optional(?:ly)?|ideally|preferably|would be nice|something like|bonus)\s*$/
const WISHED_BEFORE =
  /^\s*(?:would be|is|are)?\s*(?:if (?:possible|you can|that works|there is|available)|would be (?:nice|great|good)|optional(?:ly)?|(?:is|are) (?:optional|welcome|a bonus|nice)|maybe|preferably|ideally|(?:as )?a bonus)/
/** Words after which an unknown word of three letters can only be a food. */
const FOOD_PLACE = new Set(
  'with and or of use using some leftover leftovers plus want cook make made craving have like ,'.split(' '),
)
/** Words after which an unknown word is rather a place, a person or a machine: "here in Peebles", "for Ngozi", "my Thermomix". */
const NAME_PLACE = new Set(
  'in from at near to into for by via on called named is am are was i he she they we you my our his her their'.split(
    ' ',
  ),
)
/** Before "dates", of days. */
const OF_CALENDAR =
  /^(?:expir[a-z]+|due|play|by|on|for|our|their|these|those|both|save|set|out|many|few|first|wedding)$/
const LIKE_THIS = new Set('one ones way style version recipe menu restaurant place kind thing'.split(' '))
/** Where these words name a food all the same: "my mum made my akara", "a recipe for waakye". */
const FOOD_FOR = new Set('recipe recipes sauce craving substitute alternative ingredients'.split(' '))

type Found = { name: string; at: number; end: number; wished: boolean }

/** Reads the text that the other readers left. A word that is neither a food nor an ordinary word is a food we do not know. */
export function foodsAsked(text: string): FoodsAsked {
  const tokens = tokensOf(text)
  const found: Found[] = []
  const unknown: string[] = []
  const strange: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const food = foodAt(tokens, at)
    if (food) {
      const end = at + food.length
      if (isBone(tokens, end) && findFood(food.name)?.group === 'protein')
        strange.push(tokens.slice(at, end + 1).join(' '))
      const wanted =
        !NOT_ASKED.has(keyOf(food.name)) ||
        food.name === 'peppers' ||
        (food.name === 'dates' && !OF_CALENDAR.test(tokens[at - 1] ?? ''))
      if (wanted)
        found.push({
          name: plainName(food.name),
          at,
          end,
          wished: isWished(tokens, at, end),
        })
      at = end
      continue
    }
    const told = toldAt(tokens, at)
    const length = told || (isBone(tokens, at) ? 0 : strangeAt(tokens, at))
    if (length)
      (told || isFoodPlace(tokens, at) ? unknown : strange).push(tokens.slice(at, at + length).join(' '))
    at += length || 1
  }
  const groups = joined(found, tokens)
  const seen = new Set<string>()
  const fresh = groups.filter(({ names }) => {
    const key = names.map(keyOf).join(' ')
    const known = seen.has(key)
    seen.add(key)
    return !known
  })
  return {
    must: fresh.filter(({ wished }) => !wished).map(({ names }) => names),
    wished: fresh.filter(({ wished }) => wished).map(({ names }) => names),
    unknown: [...new Set(unknown)],
    strange: [...new Set(strange)].filter((word) => !unknown.includes(word)),
  }
}

/** "Soup with a ham bone" has ham, and the bone is told; not "pork chops, bone in". */
const isBone = (tokens: string[], at: number): boolean =>
  /^(?:bones?|carcass|carcasses)$/.test(tokens[at] ?? '') &&
  !/^(?:in|out|free|broth|stock|removed|on)$/.test(tokens[at + 1] ?? '')

/** Checks the clause that the food is in. */
function isWished(tokens: string[], at: number, end: number): boolean {
  const before: string[] = []
  for (let n = at - 1; n >= 0 && n >= at - 6 && !BREAKS.has(tokens[n] ?? ''); n--)
    before.unshift(tokens[n] ?? '')
  const after: string[] = []
  for (let n = end; n < tokens.length && n < end + 6 && !/^[.;!?|:]$/.test(tokens[n] ?? ''); n++)
    after.push(tokens[n] ?? '')
  const lead = before
    .join(' ')
    .replace(/(?:\s|^)(?:some|a|an|the|with|add|bit of|little|few|of|in|and)(?=\s|$)/g, ' ')
  if (WISHED_AFTER.test(lead)) return true
  // "If possible with olives": the wish is said first.
  if (/\bif possible\b/.test(before.join(' '))) return true
  const behind = after.join(' ').replace(/^(?:wraps?|tortillas?|bowls?|shells?|sauce|noodles?) /, '')
  return WISHED_BEFORE.test(behind) || /^(?:in |on |too |as well )?(?:it )?if possible/.test(behind)
}

/** "Beef, pork or chicken": one food with three options, if they are of one kind. */
function joined(found: Found[], tokens: string[]): { names: string[]; wished: boolean }[] {
  const groups: { names: string[]; wished: boolean; last: Found }[] = []
  for (const food of found) {
    const group = groups.at(-1)
    const between = group
      ? tokens
          .slice(group.last.end, food.at)
          .filter((token) => !/^(?:a|an|the|some|either|maybe|,)$/.test(token))
      : []
    const isOr = between.length === 1 && between[0] === 'or'
    if (group && isOr) {
      // Commas before an "or" belong to it too.
      for (let other = groups.at(-2); other && other.wished === group.wished; other = groups.at(-2)) {
        if (tokens.slice(other.last.end, group.last.at).join('') !== ',' || !alike(other.names[0], food.name))
          break
        groups.splice(-2, 1)
        group.names.unshift(...other.names)
      }
      group.names.push(food.name)
      group.last = food
      continue
    }
    groups.push({ names: [food.name], wished: food.wished, last: food })
  }
  return groups
}

const alike = (one = '', other = ''): boolean => {
  const [a, b] = [findFood(one), findFood(other)]
  return a !== null && a?.group === b?.group
}

const TOLD: ReadonlySet<string> = new Set(FOODS_TOLD.map(keyOf))
const TOLD_LENGTHS = lengthsOf(TOLD, 3)

/** How many words begin here of a food that surely is one, although we have no figures for it: "gin", "kangaroo stew". */
function toldAt(tokens: string[], at: number): number {
  const word = tokens[at] ?? ''
  const first = keyOf(word).split(' ', 1)[0] ?? ''
  for (let length = TOLD_LENGTHS.get(first) ?? 0; length > 0; length -= 1)
    if (TOLD.has(keyOf(tokens.slice(at, at + length).join(' ')))) return length
  const isMeat =
    ANIMALS_TOLD.has(keyOf(word)) && (OF_ANIMAL.has(tokens[at + 1] ?? '') || isPartOf(tokens, at))
  return isMeat ? 1 : 0
}

/** "Meat of an animal", as Spanish has it. */
const isPartOf = (tokens: string[], at: number): boolean =>
  tokens[at - 1] === 'of' && OF_ANIMAL.has(tokens[at - 2] ?? '') && tokens[at - 2] !== '|'

/** How many words of an unknown food or dish begin at a token. */
function strangeAt(tokens: string[], at: number): number {
  const [twoBefore, before] = [tokens[at - 2] ?? '', tokens[at - 1] ?? '']
  const isName = NAME_PLACE.has(before) && !FOOD_FOR.has(twoBefore)
  if (isName && tokens.length > 3) return 0
  // "Like the Starbucks one".
  if (before === 'the' && LIKE_THIS.has(tokens[at + 1] ?? '')) return 0
  const isPlace = FOOD_PLACE.has(before) || at === 0 || tokens[at] === tokens[at + 1]
  if (!isStrange(tokens[at], isPlace ? 3 : 4)) return 0
  return isStrange(tokens[at + 1], 3) ? 2 : 1
}

/** Whether only a food can stand there: behind "with", or in a text of few words. */
const isFoodPlace = (tokens: string[], at: number): boolean =>
  FOOD_PLACE.has(tokens[at - 1] ?? '') || (tokens.length <= 3 && !BREAKS.has(tokens[at] ?? ''))

const isStrange = (token: string | undefined, least: number): boolean =>
  token !== undefined &&
  token.length >= least &&
  /^\p{L}+$/u.test(token) &&
  !meansSomething(token) &&
  !isOrdinary(token) &&
  !isMisspelled(token)
