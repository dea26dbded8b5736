import { mapNutrition } from './nutrients.ts'
import { nutritionalInfoOf } from './nutritional-info.ts'
import type { Figures, LineFigures, Question, Recipe, Span } from './recipe.ts'
import { areCounted, totalsOf } from './totals.ts'

/** The same pot divided into another number of servings. A model's own figures cannot be divided, so they keep their servings. */
export function withServings(recipe: Recipe, servings: number): Recipe {
  if (!areCounted(recipe.figures)) return recipe
  return recounted({ ...recipe, servings }, recipe.figures.lines)
}

/**
 * Another weight for one ingredient, in grams of the part that is eaten. All its figures change in proportion, and its line
 * says the new amount. Lines that were not weighed stay as they are.
 */
export function withAmount(recipe: Recipe, at: number, grams: number): Recipe {
  const line = recipe.figures.lines[at]
  if (!line?.grams || !Number.isFinite(grams) || grams < 0) return recipe
  const times = grams / line.grams
  const written = `${Number(grams.toFixed(1))} g ${line.rest || line.food || line.line}`
  const changed = {
    ...scaled(line, times),
    line: written,
    weighedBy: `${Number(grams.toFixed(1))} g, as you set it`,
  }
  const swaps = recipe.figures.swaps.map((swap) =>
    swap.at === at ? { ...swap, line: rescaled(swap.line, times) } : swap,
  )
  return recounted(
    {
      ...recipe,
      ingredients: recipe.ingredients.map((text, i) => (i === at ? written : text)),
      figures: { ...recipe.figures, swaps },
    },
    recipe.figures.lines.map((one, i) => (i === at ? changed : one)),
  )
}

/** Replaces the questioned line with the line that answers it. Any other line changes nothing. */
export function answered(recipe: Recipe, at: number, says: string): Recipe {
  const offer = recipe.figures.lines[at]?.question?.offers.find((one) => one.says === says)
  if (!offer) return recipe
  // Swaps for the line were computed for its old food and weight.
  const swaps = recipe.figures.swaps.filter((swap) => swap.at !== at)
  return recounted(
    {
      ...recipe,
      ingredients: recipe.ingredients.map((text, i) => (i === at ? offer.line.line : text)),
      figures: { ...recipe.figures, swaps },
    },
    recipe.figures.lines.map((one, i) => (i === at ? offer.line : one)),
  )
}

/** Figures after a change of lines or servings. A model's own figures stay, since there is nothing to sum. */
export function recounted(recipe: Recipe, lines: LineFigures[]): Recipe {
  const totals = totalsOf(lines, recipe.servings)
  if (totals.basis === 'model') return { ...recipe, figures: { ...recipe.figures, lines } }
  const figures: Figures = {
    ...recipe.figures,
    ...totals,
    plate: totals.plate ?? recipe.figures.plate,
    lines,
  }
  return { ...recipe, figures, nutritionalInfo: nutritionalInfoOf(totals) }
}

/** A line with another weight: all its figures change in proportion. */
export function scaled(line: LineFigures, times: number): LineFigures {
  const part = (value: number | null) => (value === null ? null : value * times)
  return {
    ...line,
    grams: part(line.grams),
    nutrition: mapNutrition(line.nutrition, (value) => value * times),
    glycemicLoad: part(line.glycemicLoad),
    carbsBetween: scaledSpan(line.carbsBetween, times),
    ...(line.glycemicLoadBetween && { glycemicLoadBetween: scaledSpan(line.glycemicLoadBetween, times) }),
    ...(line.question && { question: rescaledOffers(line.question, times) }),
  }
}

const rescaledOffers = ({ asks, offers }: Question, times: number): Question => ({
  asks,
  offers: offers.map(({ says, line }) => ({ says, line: rescaled(line, times) })),
})

const scaledSpan = (span: Span | null, times: number): Span | null =>
  span && { least: span.least * times, most: span.most * times }

/** A swap's new line at another weight, with its amount in grams. */
function rescaled(line: LineFigures, times: number): LineFigures {
  const next = scaled(line, times)
  const grams = next.grams === null ? null : Number(next.grams.toPrecision(2))
  return grams === null ? next : { ...next, line: `${grams} g ${line.rest || line.food || ''}`.trim() }
}
