import { NUTRIENTS, type NutrientKey, type Nutrition, perNutrient } from './nutrients.ts'
import type { Figures, LineFigures } from './recipe.ts'

/**
 * Stored figures with the nutrients that were not counted yet when they were stored, taken from a new count of the same
 * lines. Nothing else changes: what was shown before stays, with its origin and its claims.
 * @param uncounted as named by `readFigures`
 * @returns `isSame`: the new count matches every number that was already there, so the result may be stored. Otherwise the
 *   food table has changed since, and only the owner may decide to count the recipe again.
 */
export function withNutrients(
  stored: Figures,
  counted: Figures,
  uncounted: readonly NutrientKey[],
): { figures: Figures; isSame: boolean } {
  const filled = (from: Readonly<Nutrition>, by: Readonly<Nutrition> | undefined): Nutrition =>
    perNutrient(({ key }) => (uncounted.includes(key) ? (by?.[key] ?? null) : from[key]))
  const again = new Map(
    [...counted.lines, ...counted.swaps.map(({ line }) => line)].map((line) => [
      lineKey(line),
      line.nutrition,
    ]),
  )
  const fill = (line: LineFigures): LineFigures => ({
    ...line,
    nutrition: filled(line.nutrition, again.get(lineKey(line))),
  })
  const { glycemicLoad } = stored.perServing
  return {
    figures: {
      ...stored,
      perServing: { ...filled(stored.perServing, counted.perServing), glycemicLoad },
      lines: stored.lines.map(fill),
      swaps: stored.swaps.map((swap) => ({ ...swap, line: fill(swap.line) })),
    },
    isSame:
      stored.basis === counted.basis &&
      stored.impact === counted.impact &&
      glycemicLoad === counted.perServing.glycemicLoad &&
      NUTRIENTS.every(
        ({ key }) => uncounted.includes(key) || stored.perServing[key] === counted.perServing[key],
      ),
  }
}

const lineKey = ({ line, foodId, grams }: LineFigures): string => JSON.stringify([line, foodId, grams])
