import { availableCarbs, type Food } from '../table/food.ts'
import { isOptional, type Part, partIn } from './part.ts'

/**
 * Grams of a food that one person commonly has at a time: the reference amounts of the FDA (21 CFR 101.12, table 2).
 * Grains and pasta by their cooked or dry weight, as the food is.
 */
function referenceAmount({ name, group, per100g: { carbs } }: Food): number {
  for (const [named, grams] of BY_NAME) if (named.test(name)) return grams
  if (group === 'carbohydrate') return /\bcooked\b/i.test(name) || (carbs ?? 100) < 40 ? 140 : 55
  return BY_GROUP[group]
}

const BY_GROUP: Record<Food['group'], number> = {
  vegetable: 85,
  protein: 85,
  carbohydrate: 140,
  fruit: 140,
  dairy: 30,
  fat: 30,
  other: 30,
}

const BY_NAME: readonly (readonly [RegExp, number])[] = [
  [/\b(?:zest|peel)\b/i, 5],
  [/\b(?:lemon|lime|yuzu) juice\b/i, 5],
  [/\b(?:lemons?|limes?|cranberries|avocado)\b/i, 50],
  [/\b(?:croutons|Parmesan|pecorino)\b/i, 7],
  [
    /\b(?:chips|popcorn|pretzels|crackers|crispbread|wafers|rice cakes|taco shells|cookies?|shortbread)\b/i,
    30,
  ],
  [/\b(?:tortillas?|pitas?|naan|biscuits?|croissants?|wraps?|flatbread|roti|chapati|injera)\b/i, 55],
  [/\b(?:bagels?|muffins?|pancakes?|waffles?)\b/i, 110],
  [/\b(?:breadcrumbs|crumbs|panko|flour|starch|cornmeal|semolina|powder)\b/i, 30],
  [/\b(?:bread|rolls?|buns?|baguette|ciabatta|focaccia|toast|challah|brioche)\b/i, 50],
  [/\b(?:ice cream|sorbet|gelato|custard|pudding)\b/i, 100],
  [/\b(?:sugar|erythritol|allulose|xylitol|stevia)\b/i, 8],
  [/\b(?:honey|jam|jelly|molasses|marmalade|preserves)\b/i, 20],
  [/\b(?:syrup|agave)\b/i, 30],
  [/\b(?:chil(?:i|li|e)s?|pepper flakes)\b/i, 5],
  [/\b(?:ketchup|mustard|soy sauce|tamari|sriracha|hot sauce|Tabasco|horseradish|fish sauce|vinegar)\b/i, 15],
  [/\b(?:marinara|pasta sauce|tomato sauce)\b/i, 125],
  [/\b(?:wine|sherry|sake)\b/i, 150],
  [/\b(?:broth|stock|soup|milk|juice|beer|cider|soda|coffee|tea|kefir)\b/i, 240],
  [/\b(?:yogurt|cottage cheese|quark)\b/i, 170],
  [/\b(?:olives?|pickles?|capers|kimchi|sauerkraut)\b/i, 30],
  [/\b(?:raisins|dates|prunes|currants|sultanas)\b/i, 40],
]

/**
 * The most, in grams per serving, that a line without an amount can mean: two reference amounts of what is served with the
 * dish, one of what is stirred in, half of a topping, a quarter of a garnish, a trace of what keeps a dish from sticking.
 * Null for flour, rice or sugar if the line does not say what for: the dish may be made of it.
 * @param line the whole line
 */
export function mostWithoutAmount(food: Food, line: string): number | null {
  const part = partIn(line) ?? (isOptional(line) ? 'serving' : null)
  if (part) return REFERENCE_AMOUNTS[part] * referenceAmount(food)
  const isStaple = food.group === 'carbohydrate' || (availableCarbs(food) ?? STAPLE) >= STAPLE
  return isStaple ? null : referenceAmount(food)
}

/** Grams of available carbohydrate per 100 g. */
const STAPLE = 30

const REFERENCE_AMOUNTS: Record<Part, number> = {
  serving: 2,
  coating: 1,
  taste: 1,
  topping: 0.5,
  dusting: 0.5,
  garnish: 0.25,
  greasing: 0.04,
}
