import { availableCarbs, type Food } from '../table/food.ts'
import { findMatch } from './find-food.ts'
import { mostWithoutAmount } from './helping.ts'
import { isTool } from './no-food.ts'
import type { Amount } from './read-amount.ts'

/** Whether a line can have almost no carbohydrate: water, salt, herbs to taste, a pinch of anything. */
export function isNegligible(
  food: Food | null,
  grams: number | null,
  amount: Amount,
  text: string,
  name: string,
): boolean {
  const head = name.replace(OF_CHOICE, '').split(BEHIND)[0]?.trim() ?? ''
  if (grams === null && isTool(name)) return true
  if (!food)
    return (
      isTiny(amount) ||
      (NOT_FOOD.test(head) && !OF_WATER.test(head) && !countsBeside(name)) ||
      (!amount.quantity && TO_TASTE.test(text) && !SWEET.test(text))
    )
  if (food.id === 'water' || food.id === 'salt') return true
  const carbs = availableCarbs(food)
  if (grams !== null) return carbs === null && grams <= 3
  if (food.seasoning) return amount.unit?.kind !== 'container'
  if (carbs === null || food.group === 'protein') return false
  if (isCounted(amount, text)) return carbs < NO_CARBS
  if (amount.quantity || WEDGES.test(text)) return carbs < 10
  const most = mostWithoutAmount(food, text)
  return most !== null && (carbs * most) / 100 <= NOTHING_TO_SPEAK_OF
}

/** Grams of carbohydrate per serving that no meter would show. */
const NOTHING_TO_SPEAK_OF = 1

/** "Salad leaves and dressing": the food after "and" has carbohydrate. */
function countsBeside(name: string): boolean {
  const others = name.split(/\s(?:and|plus)\s|[+&]/i).slice(1)
  return others.some((other) => {
    const food = findMatch(other)?.food
    return food && !food.seasoning && (availableCarbs(food) ?? 0) >= 10 ? true : DRESSED.test(other)
  })
}

const DRESSED = /\b(?:dressing|sauce|bread|rolls?|buns?|chips|fries|rice|noodles|pasta|potato(?:es)?)$/i

/** "1 jar salsa" is a pound of it, even without a weight: only a pinch, a wedge or no number at all is little. */
const isCounted = ({ quantity, unit }: Amount, text: string): boolean =>
  quantity !== null && unit?.kind !== 'little' && unit?.name !== 'wedge' && !WEDGES.test(text)

/** So little per 100 g that even a bottle of it adds none, as with oil. */
const NO_CARBS = 0.1
const WEDGES = /\bwedges?\b|\bfor squeezing\b/i

/** A teaspoon of any food contains at most 4 g carbohydrate. */
function isTiny({ quantity, unit }: Amount): boolean {
  if (!quantity || !unit) return false
  if (unit.kind === 'little') return TINY.has(unit.name)
  if (unit.name === 'sprig' || unit.name === 'leaf') return true
  if (unit.kind === 'volume') return quantity.max * unit.ml <= 5
  return unit.kind === 'mass' && quantity.max * unit.grams <= 4
}

const TINY: ReadonlySet<string> = new Set([
  'pinch',
  'smidgen',
  'hint',
  'dash',
  'grind',
  'drop',
  'spray',
  'sprinkle',
])

/** A garnish that is mostly sugar adds some, however small. */
const SWEET = /\b(?:chocolate|sweets|cand(?:y|ies|ied)|sugar|caramel|cookies?|cake|fruit)\b/i
const TO_TASTE = /\b(?:to taste|for garnish|to garnish)\b/i

const OF_CHOICE = /\s(?:of|to) (?:your |one's )?(?:own )?(?:choice|choosing|liking)$/i

/** "Fancy syrup mixed with water" is not water. */
const BEHIND = /\s(?:with|in|from|and|plus|for|or)\s|[+&]/i

/** Water biscuits and water chestnut flour are not water. */
const OF_WATER =
  /^(?:salt|water) (?:[a-z-]+ )?(?:biscuits?|crackers?|flour|caramels?|taff(?:y|ies)|toffees?|rolls?|bread|dough|cakes?|ice|pretzels?|chips|crisps|bagels?)$/i

/**
 * A name that ends in one of these is not food, or does not count. "Sea salt" is negligible; "salt caramels" are food.
 */
const NOT_FOOD =
  /\b(?:salt|seasonings?|spices?|herbs?|spice (?:mix|blend|rub)|garnish|parchment(?: paper)?|foil|skewers?|toothpicks?|food colou?ring|liquid smoke|vinegar|water|microgreens|zest|sprouts|leaves|flowers?|blossoms?|petals|(?:gold|silver) leaf|(?:cooking )?spray|ice)$|^(?:salt|parchment|foil|water)\b/i
