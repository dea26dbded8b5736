import type { Food } from '../table/food.ts'
import { CHANGES_FOOD, FORMS, PREPARATION, STRICT_HEADS, VARIETY } from '../text/line-words.ts'
import { type FoodName, namesByHead, wordsOf } from './food-names.ts'

/**
 * Whether a line's words contain a name that ends at `head`, and every word left over only says how the food was
 * cut, bought or praised. A word that names another food, or changes this one, makes it no match.
 */
export function fits({ tokens: alias, food }: FoodName, tokens: string[], head: number): boolean {
  const left = tokens.filter((_, i) => i !== head)
  for (const word of alias.slice(0, -1)) {
    const at = left.indexOf(word)
    if (at < 0) return false
    left.splice(at, 1)
  }
  if (isSugarFree(tokens) && !alias.includes('free') && (food.per100g.sugars ?? 1) >= 1) return false
  const strict = STRICT_HEADS.has(alias.at(-1) ?? '')
  return withoutPromises(left, food).every((word) => {
    const fine = OF_THEIR_OWN.get(word)
    if (fine) return fine(food)
    if (CHANGES_FOOD.has(word)) return false
    if (PREPARATION.has(word) || FORMS.has(word) || word.endsWith('%')) return true
    if (wordsOf(food).has(word)) return true
    if (strict) return false
    return VARIETY.has(word) || !namesByHead().has(word)
  })
}

const isSugarFree = (tokens: string[]) =>
  tokens.some((word, i) => word === 'sugar' && tokens[i + 1] === 'free')

/**
 * Words that leave some foods the same and turn the rest into others: salmon flakes are salmon, potato flakes are
 * not potato.
 */
const OF_THEIR_OWN: ReadonlyMap<string, (food: Food) => boolean> = new Map<string, (food: Food) => boolean>([
  ['flake', ({ group, seasoning }) => group === 'protein' || group === 'dairy' || seasoning === true],
  ['powder', ({ group, seasoning }) => group === 'other' || seasoning === true],
  ['granule', ({ group, seasoning }) => group === 'other' || seasoning === true],
  // Bean flour is no wheat flour.
  ['bean', (food) => food.group !== 'carbohydrate' || wordsOf(food).has('bean')],
  ['nut', ({ allergens }) => allergens.includes('nuts')],
  ['leaf', (food) => (food.group === 'vegetable' && !isRoot(food)) || food.seasoning === true],
  // Carrot tops are not carrots.
  ['top', (food) => !isRoot(food)],
  ['green', (food) => !isRoot(food)],
  ['stick', ({ group, seasoning }) => seasoning === true || ['vegetable', 'fruit', 'fat'].includes(group)],
  ['sweet', ({ per100g: { sugars } }) => (sugars ?? 0) >= 2],
  ['dried', (food) => food.seasoning === true || isDry(food)],
  // Cooked rice, lentils and pasta weigh three times as much as dry; if the table has no cooked row, there is no
  // match.
  ['cooked', (food) => !isDry(food)],
  ['boiled', (food) => !isDry(food)],
  ['steamed', (food) => !isDry(food)],
  // Canned fruit comes in syrup or juice.
  ['canned', ({ group }) => group !== 'fruit'],
  ['tinned', ({ group }) => group !== 'fruit'],
])

const isRoot = (food: Food): boolean => ROOTS.some((root) => wordsOf(food).has(root))
const ROOTS = ['carrot', 'beet', 'turnip', 'radish', 'parsnip', 'celeriac', 'rutabaga', 'garlic', 'kohlrabi']

/** Dry goods: dried foods, and grains and pulses as sold. */
function isDry(food: Food): boolean {
  const own = wordsOf(food)
  const grain = food.group === 'carbohydrate' || food.group === 'protein'
  return (
    own.has('dry') || own.has('dried') || own.has('uncooked') || (grain && (food.per100g.carbs ?? 0) >= 55)
  )
}

/** "Gluten free", "vegan" and the like are fine for a food that is so anyway; other foods then do not match. */
function withoutPromises(left: string[], food: Food): string[] {
  const kept = [...left]
  for (const [promise, keeps] of PROMISES) {
    if (!keeps(food) || !promise.every((word) => kept.includes(word))) continue
    for (const word of promise) kept.splice(kept.indexOf(word), 1)
  }
  return kept
}

const PROMISES: [string[], (food: Food) => boolean][] = [
  [['certified', 'gluten', 'free'], (food) => !food.allergens.includes('gluten')],
  [['gluten', 'free'], (food) => !food.allergens.includes('gluten')],
  [['long', 'grain'], (food) => /rice/i.test(food.name)],
  [['wheat', 'free'], (food) => !food.allergens.includes('wheat')],
  [['vegetarian'], (food) => !food.breaks.includes('vegetarian')],
  [['dairy', 'free'], (food) => !food.allergens.includes('dairy')],
  [['vegan'], (food) => !food.breaks.includes('vegan')],
  [['plant', 'based'], (food) => !food.breaks.includes('vegan')],
]
