import { foodById } from '@evenplate/nutrition/table/foods'
import { foodIdsOf } from './food-ids.ts'
import { foodAt, isFood, placedTokens } from './food-lexicon.ts'

/**
 * What is left over is cooked: "leftovers: turkey and rice" names cooked turkey and cooked rice. Foods without a cooked form in our
 * table stay as they are.
 */
export function leftoversSaid(text: string): string {
  if (!MAY_BE_LEFT.test(text)) return text
  const tokens = placedTokens(text)
  const words = tokens.map(({ token }) => token)
  const changes = new Map<number, Change>()
  for (const { at, end, way } of cuesIn(text, tokens))
    for (const change of way === 'after' ? foodsFrom(words, end) : foodsBefore(words, at))
      changes.set(change.at, change)
  let said = text
  for (const { at, length, name } of [...changes.values()].sort((a, b) => b.at - a.at)) {
    const last = tokens[at + length - 1]!
    said = said.slice(0, tokens[at]!.from) + name + said.slice(last.from + last.token.length)
  }
  return said
}

type Change = { at: number; length: number; name: string }
type Cue = { at: number; end: number; way: 'after' | 'before' }

const MAY_BE_LEFT =
  /\bleft ?-?over|\byesterday\b|\blast night\b|\b(?:day|night) before\b|\b(?:already|pre)[ -]?cooked|\bcooked already/

const MADE = '(?:made|cooked|roasted|grilled|baked|smoked|boiled)'

const CUES: [pattern: RegExp, way: Cue['way']][] = [
  [/\bleft ?-?overs?\b/g, 'after'],
  [new RegExp(String.raw`\b(?:yesterday|last night),? (?:i|we) ${MADE}\b`, 'g'), 'after'],
  [/\b(?:already|pre)[ -]?cooked\b/g, 'after'],
  [/\bleft ?-?overs?\b|\b(?:already|pre)[ -]?cooked\b|\bcooked already\b/g, 'before'],
  [/\b(?:from|of) (?:yesterday|last night|the (?:day|night) before)\b/g, 'before'],
  [new RegExp(String.raw`(?<=\b(?:i|we) ${MADE} [^.;!?|]{3,60})\b(?:yesterday|last night)\b`, 'g'), 'before'],
]

/** Cues by the tokens they begin and end at. */
function cuesIn(text: string, tokens: { from: number }[]): Cue[] {
  const tokenAt = (place: number): number => {
    const at = tokens.findIndex(({ from }) => from >= place)
    return at < 0 ? tokens.length : at
  }
  return CUES.flatMap(([pattern, way]) =>
    [...text.matchAll(pattern)].slice(0, MOST_CUES).map(({ 0: said, index }) => ({
      at: tokenAt(index),
      end: tokenAt(index + said.length),
      way,
    })),
  )
}

const MOST_CUES = 4
/** How many words a list of leftovers may have. */
const REACH = 16

/** Words between leftovers, and how they were cooked. */
const BETWEEN = new Set(
  "and plus or with a an some the my our of from lots lot ton tons bit little much thanksgiving christmas easter holiday sunday yesterday's dinner lunch last night's half cup cups bowl plate piece pieces bag is are was that that's which it's all have i cold plain".split(
    ' ',
  ),
)
const COOKED_SO = new Set('roast roasted grilled baked cooked shredded fried'.split(' '))

function foodsFrom(words: string[], from: number): Change[] {
  const found: Change[] = []
  const isList = words[from] === ':'
  let start = isList ? from + 1 : from
  for (let at = start; at < Math.min(words.length, from + REACH); ) {
    const food = cookedAt(words, at)
    if (food) {
      if (food.name) found.push({ ...food, at: start, length: at + food.length - start })
      at += food.length
      start = at
      continue
    }
    const word = words[at] ?? ''
    if (word === ',' ? !isList && found.length === 0 : !BETWEEN.has(word) && !COOKED_SO.has(word)) break
    at += 1
    // How it was cooked is said by its new name.
    if (!COOKED_SO.has(word)) start = at
  }
  return found
}

function foodsBefore(words: string[], end: number): Change[] {
  const least = Math.max(0, end - REACH)
  let from = end
  while (from > least && !ENDS.has(words[from - 1] ?? '')) from -= 1
  // "Not the chicken from yesterday", and a dinner "with leftovers for lunch".
  if (REFUSING.has(words[from - 1] ?? '') || ADDING.has(words[end - 1] ?? '')) return []
  const found: Change[] = []
  let isJoined = true
  let start = from
  for (let at = from; at < end; ) {
    const food = cookedAt(words, at)
    if (food) {
      if (!isJoined) found.length = 0
      if (food.name) found.push({ ...food, at: start, length: at + food.length - start })
      isJoined = true
      at += food.length
      start = at
      continue
    }
    const word = words[at] ?? ''
    if (!BETWEEN.has(word) && !COOKED_SO.has(word)) isJoined = false
    at += 1
    if (!COOKED_SO.has(word)) start = at
  }
  return isJoined ? found : []
}

const REFUSING = new Set(['not', 'no', 'without', 'hate'])
const ADDING = new Set(['with', 'some', 'and', 'plus', 'a', 'the', 'my', 'our'])
const ENDS = new Set(['.', ';', '!', '?', '|', ':', '(', ')', ',', 'but', ...REFUSING])

/** A food at a token: how many words it takes, and its cooked form, if it needs one. */
function cookedAt(words: string[], at: number): { length: number; name: string } | null {
  for (const [said, name] of ROASTS)
    if (said.every((word, n) => words[at + n] === word)) return { length: said.length, name }
  // "Roast chicken" is read as chicken, and its new name says that it is cooked.
  if (COOKED_SO.has(words[at] ?? '')) return null
  const food = foodAt(words.slice(at, at + 4), 0)
  if (!food) return null
  const name = `cooked ${food.name}`
  const group = foodById(foodIdsOf(food.name)[0] ?? '')?.group
  const isKept = AS_IT_IS.test(food.name) || (group !== 'protein' && group !== 'carbohydrate')
  return { length: food.length, name: !isKept && isFood(name) ? name : '' }
}

/** Sold cooked, said to be, or (pasta) cooked fresh by every dish of the book. */
const AS_IT_IS =
  /^cooked |^(?:canned|ground|mashed|baked|rotisserie) |\b(?:ham|bacon|eggs?|bread|pasta|spaghetti|noodles?|macaroni|penne|tortillas?|bagels?|buns?|rolls?)$/

const ROASTS: [said: string[], name: string][] = [
  [['carne', 'asada'], 'cooked beef'],
  [['pot', 'roast'], 'cooked beef'],
  [['roast', 'beef'], 'cooked beef'],
  [['beef', 'roast'], 'cooked beef'],
  [['pork', 'roast'], 'cooked pork'],
  [['brisket'], 'cooked beef'],
]
