import type { Food } from '../table/food.ts'
import { eitherState } from './either-state.ts'
import { matchOf, nameOf } from './line-food.ts'
import { partOfLine } from './plain-line.ts'
import { readAmount } from './read-amount.ts'
import { EATEN_WORDS, eatenShareOf } from './share-eaten.ts'

/**
 * The rest of a line, in words that read again as this food and weight. Words that say more is added, or which share is
 * eaten, are removed. If the food was known by its can or its cup ("1 cup penne, cooked"), its own name is used instead.
 * @param open whether the line leaves open if the food is dry or cooked
 */
export function restOf(rest: string, food: Food | null, shared: boolean, open = false): string {
  const text = partOfLine(rest.replace(/\s+/g, ' '))
    .replace(/\s*\((?:about |from |approx\.? )?[\d./-]+(?: [a-z]+){0,3}\)/gi, '')
    .replace(/,?\s*(?:divided|plus (?:more|extra)\b.*|or (?:more )?to taste)$/i, '')
    .replace(/\s+([,;])/g, '$1')
    .trim()
  const same = ANY_WEIGHT.every((amount) => matchOf(text, amount)?.food === food)
  const told = food && !same ? food.name : open ? text : stated(text, food)
  if (!food || !(shared || isShared(food, told))) return told
  const prepared = told
    .replace(TAKEN_OFF, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/[\s,]+(?=,|$)/g, '')
  return isShared(food, prepared) || POURED.test(told)
    ? `${told.replace(/\s*\(the part eaten\)/i, '')} ${EATEN_WORDS}`
    : prepared
}

/** "1 cup rice" is dry, "150 g rice" may be cooked: a line that changes from cups to grams has to say which. */
function stated(text: string, food: Food | null): string {
  const [, kilo] = ANY_WEIGHT
  if (!food || !kilo || !eitherState(food, GRAMS, text, nameOf(text))) return text
  return (
    STATES.map((state) => `${state} ${text}`).find((told) => matchOf(told, kilo)?.food === food) ?? food.name
  )
}

const GRAMS = readAmount('1 g').amount
const STATES = ['dry', 'uncooked', 'cooked']

const isShared = (food: Food, rest: string): boolean =>
  (eatenShareOf(food, `100 g ${rest}`, nameOf(rest), 100, true)?.share ?? 1) < 1

/** 5 g of pepper is ground pepper, 150 g is the vegetable. */
const ANY_WEIGHT = ['1 g', '1 kg'].map((weight) => readAmount(weight).amount)

const TAKEN_OFF =
  /\b(?:peeled|cored|pitted|stoned|hulled|husked|deseeded|seeded|trimmed)\b(?:\s*(?:,|and)\s)?/gi
const POURED = /\b(?:brin|marinad|fry|dust|dredg)/i
