import { NO_CLAIMS, type RecipeDraft } from '@evenplate/domain/draft'
import type { LineFigures } from '@evenplate/domain/recipe'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { type Rules, recipeViolations } from '@evenplate/nutrition/rules/rules'
import { keepsTo } from '../brief/answering/holds.ts'
import type { Brief, Limit } from '../brief/brief.ts'
import { limitInWords } from '../brief/readings.ts'

/** A draft, and its changed amounts, one sentence each. */
type Resized = { draft: RecipeDraft; said: string[] }

/**
 * A dish changed only in its amounts so that it meets more of the request: scaled to its number of people, then with less starch and
 * sugar (or more, for a target). No line shrinks to less than a third, and amounts given by a person stay. Every changed line is
 * read and counted again; a line that would no longer be the same food stays as it is.
 */
export function resizedFor(brief: Brief, rules: Rules, draft: RecipeDraft): Resized {
  const resized = brief.limits.reduce(
    (last, limit) => forLimit(limit, brief, last),
    forServings(brief, draft),
  )
  if (resized.said.length === 0 || recipeViolations(resized.draft, rules).length > 0)
    return { draft, said: [] }
  const said = draft.instructions.some((step) => AMOUNT.test(step))
    ? [...resized.said, 'If a step gives a different amount, go by the ingredient list.']
    : resized.said
  return { ...resized, said }
}

const AMOUNT = /\d\s*(?:g|kg|ml|l|oz|lb|lbs|ounces?|pounds?|cups?|tbsp|tsp|tablespoons?|teaspoons?|grams?)\b/i

const counted = (draft: RecipeDraft) => figuresOf({ ...draft, claimed: NO_CLAIMS })

/** Scaled to the number of people asked for, if everything was weighed; otherwise unchanged. */
export function scaledFor<Dish extends Pick<RecipeDraft, 'servings' | 'ingredients'>>(
  { servings, servingsSaid }: Brief,
  dish: Dish,
): Dish {
  if (!servingsSaid || servings === dish.servings) return dish
  const times = servings / dish.servings
  const ingredients = figuresOf({ ...dish, claimed: NO_CLAIMS }).lines.map((line) =>
    line.grams === null
      ? line.negligible
        ? line.line
        : null
      : reweighed(line, by(line.grams * times, Math.round)),
  )
  return ingredients.every((line) => line !== null) ? { ...dish, servings, ingredients } : dish
}

function forServings(brief: Brief, draft: RecipeDraft): Resized {
  const scaled = scaledFor(brief, draft)
  if (scaled === draft) return { draft, said: [] }
  return {
    draft: scaled,
    said: [`The amounts were for ${draft.servings}; now they are for ${scaled.servings}.`],
  }
}

function forLimit(limit: Limit, brief: Brief, before: Resized): Resized {
  if (limit.kind === 'at-least' || !['carbs', 'netCarbs', 'calories'].includes(limit.figure)) return before
  let { draft } = before
  const sized = counted(draft)
    .lines.map((line, at) => ({ line, at, brings: line.nutrition[limit.figure] ?? 0 }))
    .filter(({ line, brings }) => brings >= NOTICEABLE * draft.servings && isResizable(line, brief))
    .sort((a, b) => b.brings - a.brings)
  const changed: { name: string; how: 'less' | 'more' }[] = []
  for (const { line, at, brings } of sized) {
    const is = counted(draft).perServing[limit.figure]
    if (is === null || keepsTo(limit, is)) break
    const over = (is - limit.value) * draft.servings
    const text = reweighed(line, resizedGrams(line.grams ?? 0, 1 - over / brings))
    if (text === null) continue
    draft = { ...draft, ingredients: draft.ingredients.map((one, i) => (i === at ? text : one)) }
    changed.push({ name: line.rest.split(',')[0] || (line.food ?? ''), how: over > 0 ? 'less' : 'more' })
  }
  const said = (['less', 'more'] as const).flatMap((how) => {
    const names = changed.filter((one) => one.how === how).map(({ name }) => name)
    return names.length > 0
      ? [`We used ${how} ${and(names)} to get to ${limitInWords(limit)} a serving.`]
      : []
  })
  return { draft, said: [...before.said, ...said] }
}

const and = (names: string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '')

/** Grams or calories per serving: less of a lime does not help to meet a limit. */
const NOTICEABLE = 4

function resizedGrams(grams: number, times: number): number {
  if (times > 1) return by(grams * Math.min(MOST, times), Math.round)
  return Math.max(by(grams * times, Math.floor), by(grams * LEAST, Math.ceil))
}

const LEAST = 1 / 3
const MOST = 2

/** At least ten grams of carbohydrate per 100 g: grains, bread, beans, potatoes, fruit, sugar; not onions or milk. */
const isResizable = ({ grams, nutrition, foodId }: LineFigures, { foods }: Brief): boolean =>
  grams !== null &&
  grams > 0 &&
  (nutrition.carbs ?? 0) / grams >= 0.1 &&
  !foods.some((food) => food.grams !== undefined && foodId !== null && food.ids.includes(foodId))

/** The line with another weight, in words that are read as that weight of the same food; null if they are not. */
function reweighed(line: LineFigures, grams: number): string | null {
  const text = `${Number(grams.toFixed(1))} g ${line.rest || line.food || ''}`.trim()
  const [read] = figuresOf({ ingredients: [text], servings: 1, claimed: NO_CLAIMS }).lines
  if (read?.foodId !== line.foodId || read.grams === null || read.grams === undefined) return null
  return Math.abs(read.grams - grams) <= 0.02 * grams ? text : null
}

/** As a kitchen scale is read: to 5, to 1, to 0.1. */
function by(grams: number, round: (value: number) => number): number {
  const step = grams >= 50 ? 5 : grams >= 5 ? 1 : 0.1
  return round(grams / step) * step
}
