import { placedTokens, tokensOf } from './food-lexicon.ts'
import { CUE, type Kind, SAID_AFTER, type Said } from './reactions.ts'
import { refusedFoodAt } from './refused-food.ts'
import { listAt } from './refused-list.ts'
import type { Scraps } from './scraps.ts'

/** Cuts out phrases that follow foods ("nut and egg allergy", "milk upsets me"), with those foods. */
export function takeSaidOf(text: Scraps, refuse: (item: string, kind: Kind) => void): void {
  for (const said of SAID_AFTER) takeEach(text, said, refuse)
}

/** Only the last run of foods before the phrase counts; if there is none, some phrases may be followed by foods. */
function takeEach(
  text: Scraps,
  { pattern, kind, foods, nearest = false }: Said,
  refuse: (item: string, kind: Kind) => void,
): void {
  for (let round = 0; round < 6; round++) {
    const match = pattern.exec(text.rest)
    if (!match) return
    const before = thoughtBefore(text.rest, match.index)
    // In "allergic to nuts and rice spikes me" the list before "and" belongs to the first clause.
    const run = lastRunOfFoods(before, CUE.test(before), nearest)
    const behind = match.index + match[0].length
    const after =
      run.items.length === 0 && foods === 'either'
        ? foodsAfter(text.rest, behind, before.trim() === '')
        : { items: [], to: behind }
    const found = [...run.items, ...after.items]
    // "Lupin allergy": an allergen is excluded even if we do not know it as a food.
    const unknown = kind === 'allergy' && !found.length ? UNKNOWN_ALLERGY.exec(before)?.[1] : undefined
    if (unknown && !NO_ALLERGEN.has(unknown)) refuse(unknown, 'unwanted')
    for (const item of found) refuse(item, kind)
    const from = match.index - before.length
    text.rest = `${text.rest.slice(0, from)}${before.slice(0, run.start)} | ${text.rest.slice(after.to)}`
  }
}

/**
 * The text before a position in the same clause. Searched backward from the cue: a pattern beginning with that text would be tried at
 * every position.
 */
const thoughtBefore = (text: string, at: number): string =>
  /[^.;!?|:]*$/.exec(text.slice(Math.max(0, at - NEAR_BEFORE), at))?.[0] ?? ''

/** Characters before a cue in which its foods are looked for. */
const NEAR_BEFORE = 60

/** "Disagrees with me: beans", "it brings me out in hives when I eat prawns". */
function foodsAfter(text: string, at: number, isFirst: boolean): { items: string[]; to: number } {
  const near = text.slice(at, at + NEAR_AFTER)
  // "Yuck, olives", but "this bloats me, rice please".
  const pause = isFirst ? (/^[ ,!-]*/.exec(near)?.[0].length ?? 0) : 0
  const link = pause + (LINK.exec(near.slice(pause))?.[0].length ?? 0)
  const placed = placedTokens(text.slice(at + link, at + link + NEAR_AFTER))
  const list = listAt(
    placed.map(({ token }) => token),
    { vague: 'yes' },
  )
  const last = placed[list.length - 1]
  return { items: list.items, to: last ? at + link + last.from + last.token.length : at }
}

const NEAR_AFTER = 80
const LINK =
  /^[ :=-]*(?:(?:to|2|too|of|from|with|against|on|for|by|after|when(?:ever)?|if|is|are|include|includes|including|i|we|he|she|they|my|eat|eats|eating|have|has|having|the|any|just|only|even|so much as|an? (?:tiny |small |little |single )?(?:bite|bit|lick|crumb|trace|whiff|smell|taste|drop|sip)|se|lo|la|con|como|come|comer|solo|incluso)[ :]+)*/

const UNKNOWN_ALLERGY = /(?:^|[\s,])([\p{L}]{4,})[ -]*$/u
/** Words before "allergy" that are not foods. */
const NO_ALLERGEN = new Set(
  'food foods severe serious terrible mild strong known deadly dangerous many multiple several other some skin contact seasonal spring summer autumn pollen grass tree dust mite mites latex nickel drug penicillin wasp insect animal with have having dietary life threatening possible because special kitchen from about that this these those their they your were very highly extremely severely deathly also being always them mine must will would could when what which might still just really nothing anything everything'.split(
    ' ',
  ),
)

/** @param nearest whether only the foods right before the phrase count: "crab cakes gluten free", "salmon, egg and gluten free" */
function lastRunOfFoods(
  before: string,
  single: boolean,
  nearest: boolean,
): { items: string[]; start: number } {
  // "I want rice because beans bloat me": what comes before "because" is another clause.
  const clause = REASON.exec(before)?.[0].length ?? 0
  const text = before.slice(clause).replace(ADVERBS, '')
  const run =
    /(?:(?:[\p{L}'-]+ ){0,2}[\p{L}'-]+(?:, | and | or |, and | \/ ))*(?:[\p{L}'-]+ ){0,2}[\p{L}'-]+\s*$/u.exec(
      text,
    )
  // "tuna, pasta is not allowed" refuses pasta alone; "nuts, soy and dairy are out" refuses all three.
  const found = (nearest ? run?.[0].split(',').at(-1) : run?.[0]) ?? ''
  const listed = !single && /, (?:and|or) | and | or /.test(found)
  const last = listed ? found : (found.split(/,| and | or /).at(-1) ?? '')
  const items = nearest ? last.split(/ and | or /).flatMap((one) => foodsIn(one).slice(-1)) : foodsIn(last)
  return { items, start: clause + text.length - last.length }
}

function foodsIn(text: string): string[] {
  const words = tokensOf(text)
  const foods: string[] = []
  for (let at = 0; at < words.length; ) {
    const food = refusedFoodAt(words, at)
    if (food) foods.push(food.name)
    at += food?.length ?? 1
  }
  return foods
}

const REASON = /^.*\b(?:because|cos|cuz|since|but|although|though|however|so|and then)\b/s

/** "Peppers always repeat on me", "eggs they just make me ill". */
const ADVERBS =
  /(?: (?:always|really|just|usually|often|sometimes|totally|absolutely|seriously|do|does|will|would|can|could|may|might|tends?|seems?|to|they|it|that|which|also|only|even|kind|of|kinda|sort|sorta|definitely|badly|generally|normally|too|still|now|all|me|se))+ ?$/
