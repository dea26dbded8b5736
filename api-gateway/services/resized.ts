import type { RecipeDraft } from '@evenplate/domain/draft'
import type { LineFigures } from '@evenplate/domain/recipe'
import { figuresOf } from '@evenplate/nutrition/figures'
import { type Rules, recipeViolations } from '@evenplate/nutrition/rules'
import type { Brief, Limit } from '../brief/brief.ts'
import { keepsTo } from '../brief/holds.ts'
import { limitInWords } from '../brief/readings.ts'
import { NO_CLAIMS } from './no-claims.ts'

/** A draft, and what was done to its amounts, a sentence each. */
type Resized = { draft: RecipeDraft; said: string[] }

/**
 * A dish made to keep to more of what was asked for by its amounts alone: for as many as it is to serve, then with less
 * (for a target: or more) starch and sugar. Of no line less than a third is left, and lines that a person gave
 * an amount stay. Every amount is read and counted anew; a line that would not be the same food again stays as it is.
 */
export function resizedFor(brief: Brief, rules: Rules, draft: RecipeDraft): Resized {
  const resized = brief.limits.reduce(
    (last, limit) => forLimit(limit, brief, last),
    forServings(brief, draft),
  )
  if (resized.said.length === 0 || recipeViolations(resized.draft, rules).length > 0)
    return { draft, said: [] }
  const said = draft.instructions.some((step) => AMOUNT.test(step))
    ? [...resized.said, 'Where a step names another amount, go by the list of ingredients.']
    : resized.said
  return { ...resized, said }
}

const AMOUNT = /\d\s*(?:g|kg|ml|l|oz|lb|lbs|ounces?|pounds?|cups?|tbsp|tsp|tablespoons?|teaspoons?|grams?)\b/i

const counted = (draft: RecipeDraft) => figuresOf({ ...draft, claimed: NO_CLAIMS })

/** Everything in proportion, where everything was weighed. */
function forServings({ servings, servingsSaid }: Brief, draft: RecipeDraft): Resized {
  const nothing = { draft, said: [] }
  if (!servingsSaid || servings === draft.servings) return nothing
  const times = servings / draft.servings
  const ingredients = counted(draft).lines.map((line) =>
    line.grams === null ? (line.negligible ? line.line : null) : reweighed(line, rounded(line.grams * times)),
  )
  if (!ingredients.every((line) => line !== null)) return nothing
  return {
    draft: { ...draft, servings, ingredients },
    said: [`The amounts were for ${draft.servings}; they are for ${servings} now.`],
  }
}

function forLimit(limit: Limit, brief: Brief, before: Resized): Resized {
  if (limit.kind === 'at-least' || !['carbs', 'netCarbs', 'calories'].includes(limit.figure)) return before
  let { draft } = before
  const { lines } = counted(draft)
  const sized = lines
    .map((line, at) => ({ line, at, brings: line.nutrition[limit.figure] ?? 0 }))
    .filter(({ line, brings }) => brings > 0 && isStarchOrSweet(line) && !hasItsAmount(line, brief))
    .sort((a, b) => b.brings - a.brings)
  const said: string[] = []
  for (const { line, at, brings } of sized) {
    const is = counted(draft).perServing[limit.figure]
    if (is === null || line.grams === null || keepsTo(limit, is)) break
    const over = (is - limit.value) * draft.servings
    const times = Math.min(MOST, Math.max(LEAST, 1 - over / brings))
    const grams =
      over > 0 ? Math.max(roundedDown(line.grams * times), line.grams * LEAST) : rounded(line.grams * times)
    const text = reweighed(line, grams)
    if (text === null) continue
    draft = { ...draft, ingredients: draft.ingredients.map((one, i) => (i === at ? text : one)) }
    said.push(
      `We changed the amount of ${line.rest || line.food}, to come to ${limitInWords(limit)} a serving.`,
    )
  }
  return { draft, said: [...before.said, ...said] }
}

const LEAST = 1 / 3
const MOST = 2

/** Ten grams of carbohydrate in a hundred: grains, bread, beans, potatoes, fruit, sugar; no onion, no milk. */
const isStarchOrSweet = ({ grams, nutrition }: LineFigures): boolean =>
  grams !== null && grams > 0 && (nutrition.carbs ?? 0) / grams >= 0.1

const hasItsAmount = ({ foodId }: LineFigures, { foods }: Brief): boolean =>
  foods.some(({ ids, grams }) => grams !== undefined && foodId !== null && ids.includes(foodId))

/** The line with another weight, in words that are read as that weight of the same food; null where they are not. */
function reweighed(line: LineFigures, grams: number): string | null {
  const text = `${Number(grams.toFixed(1))} g ${line.rest || line.food || ''}`.trim()
  const [read] = figuresOf({ ingredients: [text], servings: 1, claimed: NO_CLAIMS }).lines
  if (read?.foodId !== line.foodId || read.grams === null || read.grams === undefined) return null
  return Math.abs(read.grams - grams) <= 0.02 * grams ? text : null
}

/** As a kitchen scale is read: by fives, by ones, by tenths. */
const rounded = (grams: number): number => by(grams, Math.round)
const roundedDown = (grams: number): number => by(grams, Math.floor)

function by(grams: number, round: (value: number) => number): number {
  const step = grams >= 50 ? 5 : grams >= 5 ? 1 : 0.1
  return round(grams / step) * step
}
