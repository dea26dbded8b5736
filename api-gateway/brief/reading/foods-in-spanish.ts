import { COMMON_WORDS } from '@evenplate/words/common-words'
import { FOODS_AT_HOME } from '@evenplate/words/foods-at-home'
import { FOODS_ES } from '@evenplate/words/foods-es'
import type { BookDish } from '../../dish-book/dish.ts'
import { dishesIn } from './dishes.ts'
import { foodAt, isFood, placedTokens, tokensOf } from './food-lexicon.ts'
import { severalOf } from './from-spanish.ts'
import { plainText } from './plain-text.ts'

/**
 * An English text with its Spanish foods, and those of other home languages, in English: "chicken with papas y ejotes, no cacahuates". Names
 * of dishes stay as they are
 * ("arroz con pollo"), as do words that are English, too.
 */
export function withFoodsInEnglish(text: string, book: readonly BookDish[]): string {
  const placed = placedTokens(text)
  const tokens = placed.map(({ token }) => token)
  if (!tokens.some((token) => spanish().starts.has(token) || LINKS.has(token))) return text
  const inDish = placesOf(
    dishesIn(text, book).map(({ words }) => words),
    text,
  )
  const kept: string[] = []
  let done = 0
  for (let at = 0; at < tokens.length; ) {
    const { from } = placed[at]!
    const food = inDish(from) || OF.has(tokens[at - 1] ?? '') ? null : foodHere(tokens, at)
    const link = food ? undefined : LINKS.get(tokens[at]!)
    const length = food?.length ?? 1
    if (food || (link && !inDish(from) && namesFood(tokens, at + 1))) {
      const last = placed[at + length - 1]!
      kept.push(text.slice(done, from), food?.english ?? link!)
      done = last.from + last.token.length
    }
    at += length
  }
  return [...kept, text.slice(done)].join('')
}

/** Whether a place of the text is inside one of these names. */
function placesOf(names: readonly string[], text: string): (place: number) => boolean {
  const spans = names.map((name) => ({ from: text.indexOf(name), length: name.length }))
  return (place) => spans.some(({ from, length }) => from >= 0 && place >= from && place < from + length)
}

function foodHere(tokens: readonly string[], at: number): { english: string; length: number } | null {
  const names = spanish().starts.get(tokens[at] ?? '')
  const found = names?.find((name) => name.tokens.every((token, n) => tokens[at + n] === token))
  const isEnglish =
    found && (foodAt([...tokens.slice(at, at + LONGEST)], 0)?.length ?? 0) >= found.tokens.length
  return found && !isEnglish ? { english: found.english, length: found.tokens.length } : null
}

const namesFood = (tokens: readonly string[], at: number): boolean =>
  foodHere(tokens, at) !== null || foodAt([...tokens.slice(at, at + LONGEST)], 0) !== null

const LONGEST = 5
const OF = new Set(['de', 'del'])
const LINKS: ReadonlyMap<string, string> = new Map([
  ['y', 'and'],
  ['con', 'with'],
  ['sin', 'without'],
  ['ni', 'nor'],
])

/** Spanish names of foods that are English words, or names of people and places. */
const ENGLISH_TOO = new Set(
  'rape lima coco papa col coles sal ron pan mote pera alga aves res jaca curry chipotle consome kaki romero granada bonito'.split(
    ' ',
  ),
)

type Name = { tokens: string[]; english: string }
let known: { starts: ReadonlyMap<string, Name[]> } | undefined

/** The names by their first word, the longest first. */
function spanish() {
  if (known) return known
  const starts = new Map<string, Name[]>()
  for (const [english, said] of FOODS_ES)
    for (const name of said
      .split('|')
      .map(plainText)
      .flatMap((one) => [one, severalOf(one)])) {
      const tokens = tokensOf(name)
      const [first = ''] = tokens
      const isOurs =
        tokens.length === 1 && (ENGLISH_TOO.has(first) || COMMON_WORDS.has(first) || isFood(first))
      if (isOurs || (tokens.length === 1 && first.length < 3)) continue
      // Of any kind in everyday speech.
      const means = /^nue(?:z|ces)$/.test(name) ? 'nuts' : english
      starts.set(first, [...(starts.get(first) ?? []), { tokens, english: means }])
    }
  for (const [english, said] of FOODS_AT_HOME)
    for (const name of said.split('|')) {
      const tokens = name.split(' ')
      const [first = ''] = tokens
      if (!isFood(name)) starts.set(first, [...(starts.get(first) ?? []), { tokens, english }])
    }
  for (const names of starts.values()) names.sort((a, b) => b.tokens.length - a.tokens.length)
  known = { starts }
  return known
}
