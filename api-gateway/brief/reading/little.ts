import { LITTLE_AFTER, LITTLE_BEFORE, type Little, NO_FOODS_TO_LESSEN } from '@evenplate/words/little'
import { tellsOfAllergy } from '@evenplate/words/refused/concepts'
import { patternOf } from '@evenplate/words/row'
import { foodAt, keyOf, placedTokens, plainName, tokensOf } from './food-lexicon.ts'
import type { Scraps } from './scraps.ts'

/** A food the person wants little of. `must`: it has to be in the dish. `one`: a single piece for the whole recipe. */
export type LittleOf = { name: string; must: boolean; one: boolean }

const CUE = patternOf({ en: LITTLE_BEFORE.map(({ means, en }) => `(?<${means}>${en})`).join('|') }, 'g')

/** Cuts out foods the person wants little of: "less rice", "easy on the cheese", "with just one potato". */
export function takeLittle(text: Scraps): LittleOf[] {
  const found: LittleOf[] = []
  const kept: string[] = []
  let from = 0
  if (text.rest.search(CUE) >= 0)
    for (const cue of text.rest.matchAll(CUE)) {
      const behind = cue.index + cue[0].length
      if (cue.index < from || isHarm(text.rest.slice(Math.max(0, cue.index - NEAR), cue.index))) continue
      const food = foodAfter(text.rest, behind)
      if (!food) continue
      const means = MEANINGS.find((one) => cue.groups?.[one]) ?? 'less'
      found.push({ name: food.name, must: means !== 'less', one: means === 'one' })
      kept.push(text.rest.slice(from, cue.index))
      from = food.to
    }
  text.rest = [...kept, text.rest.slice(from)].join(' | ')
  return [...found, ...saidAfter(text)]
}

/** "A rash with just a bit of": says how little causes harm, not how little is wanted. */
const isHarm = (before: string): boolean =>
  /\b(?:with|from|after|to|by|off|at) *$/.test(before) && tellsOfAllergy(tokensOf(before))

const MEANINGS: readonly Little[] = ['less', 'some', 'one']

/** The food right after a cue, past its article. */
function foodAfter(text: string, at: number): { name: string; to: number } | null {
  const near = placedTokens(text.slice(at, at + NEAR))
  let first = 0
  while (ARTICLES.has(near[first]?.token ?? '')) first += 1
  const food = foodAt(
    near.map(({ token }) => token),
    first,
  )
  const last = food && near[first + food.length - 1]
  if (!food || !last || NO_FOODS_TO_LESSEN.has(keyOf(food.name))) return null
  return { name: plainName(food.name), to: at + last.from + last.token.length }
}

const ARTICLES = new Set(['the', 'of', 'any', 'my', 'its', 'usual', 'added'])
/** Characters in which the food has to begin and end. */
const NEAR = 60

const ONLY_LITTLE = / (?:only|just) (?:an? )?(?:tiny |little |small )?(?:little|bit|touch|spoonful|small)\b/

function saidAfter(text: Scraps): LittleOf[] {
  if (!ONLY_LITTLE.test(text.rest)) return []
  const placed = placedTokens(text.rest)
  const tokens = placed.map(({ token }) => token)
  for (let at = 0; at < tokens.length; at += 1) {
    const food = foodAt(tokens, at)
    const last = food && placed[at + food.length - 1]!
    const to = last ? last.from + last.token.length : 0
    const said = food && LITTLE_AFTER.exec(text.rest.slice(to, to + NEAR))
    if (!food || !said || NO_FOODS_TO_LESSEN.has(keyOf(food.name))) continue
    text.rest = `${text.rest.slice(0, placed[at]!.from)} | ${text.rest.slice(to + said[0].length)}`
    return [{ name: plainName(food.name), must: true, one: false }]
  }
  return []
}
