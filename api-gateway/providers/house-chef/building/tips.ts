import { availableCarbs } from '@evenplate/nutrition/table/food'
import type { Entry } from '../larder/larder-entry.ts'
import { fraction } from './amounts.ts'
import { isPlural } from './cooking.ts'
import type { Ingredient } from './dish-builder.ts'

/** What tips are made from. */
type Table = { ingredients: Ingredient[]; servings: number; pick<T>(from: readonly T[]): T }

/**
 * Tips that are true of this dish: its carbohydrate food and the size of a portion, what its fiber and protein do, and one habit.
 * @param said.apart whether the vegetables are separate on the plate, so that they can be eaten first
 */
export function tipsFor(
  top: Table,
  said: { carb?: Entry | null; fibre?: string; apart?: boolean; more?: string[] },
): string[] {
  const own = (said.more ?? []).slice(0, 2)
  const carb = said.carb ? carbTip(top) : []
  // One tip about fiber is enough.
  const told = own.some((tip) => /fiber/.test(tip))
  const fibre = said.fibre && !told ? [fibreTip(top, said.fibre, said.apart ?? false)] : []
  return [...new Set([...carb, ...own, ...fibre, top.pick(HABITS)])].slice(0, 4)
}

function fibreTip(top: Table, named: string, apart: boolean): string {
  const foods = top.ingredients.filter(({ name }) => named.includes(name)).map(({ entry }) => entry)
  const light = foods.length > 0 && foods.every(isLight)
  const [brings, adds] =
    isPlural(named) || / and /.test(named) ? ['bring', 'they add'] : ['brings', 'it adds']
  return top.pick([
    `The ${named} ${brings} fiber, which slows the blood sugar rise after a meal.`,
    ...(light ? [`If you are hungry, double the ${named}: ${adds} fiber and very little carbohydrate.`] : []),
    ...(light && apart
      ? [`Eat the ${named} first: fiber and protein before starch can lower the blood sugar rise.`]
      : []),
  ])
}

const isLight = ({ kind, food }: Entry): boolean =>
  (kind === 'vegetable' || kind === 'leaf') && (availableCarbs(food) ?? 0) < 6

const MIXED =
  /flour|starch|sugar|honey|syrup|molasses|cocoa|crumbs|broth|milk|sauce|salsa|marinara|paste|ketchup|dressing|protein|tomato|jam|meal$|yogurt|wine|juice|chocolate|masa|crackers|condensed|panko/

/** About the food with the most carbohydrate, even if the form expected another. */
function carbTip(top: Table): string[] {
  const brought = top.ingredients.map((item) => ({
    ...item,
    net: ((availableCarbs(item.entry.food) ?? 0) * item.grams) / 100,
  }))
  const all = brought.reduce((sum, { net }) => sum + net, 0)
  const most = brought.reduce((one, other) => (other.net > one.net ? other : one))
  const { entry, grams } = most
  // Vegetables need no measured portion; foods stirred into a batter or a sauce cannot be weighed on a plate.
  const apart =
    entry.food.group !== 'vegetable' &&
    !MIXED.test(entry.food.id) &&
    grams / top.servings >= 15 &&
    most.net / top.servings >= 4
  if (all === 0 || most.net < 0.3 * all || !apart) return []
  const amount = portionOf(entry, grams / top.servings)
  const share = most.net > 0.5 * all ? 'Most' : 'The largest share'
  return [
    top.pick([
      `${share} of the carbohydrate here is in the ${entry.name}. A serving has ${amount}. Weigh it once to learn what a portion looks like.`,
      `${share} of the carbohydrate comes from the ${entry.name}. A serving has ${amount}. For second helpings, choose the other foods.`,
    ]),
  ]
}

/** The amount of that food, worded so that it is not mistaken for grams of carbohydrate: "1 corn tortilla, 25 g on the scale". */
export function portionOf(entry: Entry, grams: number): string {
  const scale = `${grams < 10 ? Math.max(1, Math.round(grams)) : Math.round(grams / 5) * 5} g on the scale`
  const count = countOf(entry, grams)
  return count ? `${count}, ${scale}` : `about ${scale}`
}

/** Empty if no count comes close. */
function countOf({ unit, unitGrams, one, many, name }: Entry, grams: number): string | null {
  const counted = !['lb', 'oz', 'tsp', 'tbsp'].includes(unit) && !unit.startsWith('cup ')
  const [step, least] = unit === 'cup' ? [0.25, 0.2] : [0.5, 0.4]
  const count = Math.round(grams / unitGrams / step) * step
  if (!counted || count < least || Math.abs((count * unitGrams) / grams - 1) > 0.2) return null
  if (unit === 'cup') return `about ${fraction(count)} ${count > 1 ? 'cups' : 'cup'}`
  if (unit === 'slice') return `${fraction(count)} ${count > 1 ? 'slices' : 'slice'}`
  return one === many ? null : `${fraction(count)} ${count > 1 ? many : one || name}`
}

const HABITS = [
  'A 10-minute walk after eating lowers the blood sugar rise.',
  'To see how this dish affects you, check your blood sugar 2 hours after your first bite.',
  'Eat slowly. It takes about 20 minutes to feel full.',
]
