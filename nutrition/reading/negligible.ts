import { availableCarbs, type Food } from '../table/food.ts'
import type { Amount } from './read-amount.ts'

/** Whether a line can carry no carbohydrate to speak of: water, salt, herbs to taste, a pinch of anything. */
export function isNegligible(
  food: Food | null,
  grams: number | null,
  amount: Amount,
  text: string,
  name: string,
): boolean {
  if (!food)
    return (
      isTiny(amount) ||
      NOT_FOOD.test(name.split(BEHIND)[0]?.trim() ?? '') ||
      (!amount.quantity && TO_TASTE.test(text))
    )
  if (food.id === 'water' || food.id === 'salt') return true
  const carbs = availableCarbs(food)
  if (grams !== null) return carbs === null && grams <= 3
  if (food.seasoning) return amount.unit?.kind !== 'container'
  if (carbs === null || food.group === 'protein') return false
  if (isCounted(amount, text)) return carbs < NO_CARBS
  return carbs < (ASIDE.test(text) ? 10 : 5)
}

/** "1 jar salsa" is a pound of it, even without a weight: only a pinch, a wedge or no number at all is little. */
const isCounted = ({ quantity, unit }: Amount, text: string): boolean =>
  quantity !== null && unit?.kind !== 'little' && unit?.name !== 'wedge' && !WEDGES.test(text)

/** Per 100 g, so little that even a bottle of it adds none, as with oil. */
const NO_CARBS = 0.1
const WEDGES = /\bwedges?\b/i

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

const ASIDE = /\b(?:to serve|for serving|to garnish|for garnish|garnish|to taste|for squeezing|wedges?)\b/i
const TO_TASTE = /\b(?:to taste|for garnish|to garnish)\b/i

/** "Fancy syrup mixed with water" is no water. */
const BEHIND = /\s(?:with|in|from|and|plus|for|or)\s|[+&]/i

/**
 * A name that ends in one of these is no food, or none that counts. "Sea salt" is negligible; "salt caramels" are
 * food.
 */
const NOT_FOOD =
  /\b(?:salt|seasonings?|spices?|herbs?|spice (?:mix|blend|rub)|garnish|parchment(?: paper)?|foil|skewers?|toothpicks?|food colou?ring|liquid smoke|vinegar|water|microgreens|zest|sprouts|leaves|(?:cooking )?spray|ice)$|^(?:salt|parchment|foil|water)\b/i
