import type { Food } from '../table/food.ts'
import { PREPARATION } from '../text/line-words.ts'
import { dishNameOf } from './dish-name.ts'
import { isTurned } from './is-turned.ts'
import { namesakesOf } from './namesakes.ts'
import { isTelling, wordsSaid } from './plate-words.ts'
import type { SurveyRow } from './rows.ts'
import { carbsOf, foodOfCodes, same, usdaFoodById } from './stand-in.ts'

/**
 * A food of our table with FNDDS's figures for its name on a plate.
 * - If the name has a word that the food does not have, and a survey food has that word, it is that food: a fat-free
 *   dressing is mostly sugar, a light syrup mostly water, Italian ice is not ice.
 * - Otherwise it stays the same, and its range includes the survey foods with the same words.
 * @param own the words of the food's own names
 */
export function servedKind(food: Food, own: ReadonlySet<string>, name: string): Food {
  const called = namesakesOf(name).filter((row) => !isTurned(food, name, row.name))
  const changed = wordsSaid(name).filter(
    (word) => !isTelling(word) && PREPARATION.has(word) && !own.has(word),
  )
  const meant = mostOf(called, changed)
  const foods = inOrder(meant.length > 0 ? meant : called)
  const middle = foods[Math.floor((foods.length - 1) / 2)]
  if (!middle) return food
  if (meant.length > 0 && !isAlike(food, middle))
    return (
      foodOfCodes([middle.ndb, ...foods.filter((other) => other !== middle).map(({ ndb }) => ndb)]) ?? food
    )
  return isAlike(food, foods[0]) && isAlike(food, foods.at(-1)) ? food : spanning(food, [food, ...foods])
}

/** Those with the most of the words that change a food; none if none has one. */
function mostOf(rows: readonly SurveyRow[], changed: readonly string[]): SurveyRow[] {
  const has = (row: SurveyRow) => {
    const { all } = dishNameOf(row)
    return changed.filter((word) => all.has(word)).length
  }
  const most = Math.max(0, ...rows.map(has))
  return most === 0 ? [] : rows.filter((row) => has(row) === most)
}

const inOrder = (rows: readonly SurveyRow[]): Food[] =>
  rows
    .map(({ code }) => usdaFoodById(`usda-${code}`))
    .filter((food) => food !== null)
    .sort((a, b) => carbsOf(a) - carbsOf(b))

/** A difference too small to matter on any plate. */
function isAlike(one: Food, other: Food | undefined): boolean {
  const [a, b] = [carbsOf(one), other ? carbsOf(other) : 0]
  return Math.abs(a - b) <= Math.max(LITTLE, Math.max(a, b) * ALIKE)
}

/** Grams of carbohydrate in 100 g, and share of the greater. */
const LITTLE = 2
const ALIKE = 0.1

/** A food with a range that includes all of these. */
function spanning(food: Food, all: readonly Food[]): Food {
  const { least, most } = food.carbsBetween ?? { least: carbsOf(food), most: carbsOf(food) }
  const carbsBetween = {
    least: Math.min(least, ...all.map(carbsOf)),
    most: Math.max(most, ...all.map(carbsOf)),
  }
  return same(`${food.id} ${carbsBetween.least} ${carbsBetween.most}`, () => ({ ...food, carbsBetween }))
}
