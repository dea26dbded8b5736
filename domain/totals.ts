import { impactOf } from './impact.ts'
import { mapNutrition, NO_NUTRITION, perNutrient } from './nutrients.ts'
import type { Figures, LineFigures, PlateShare, Span } from './recipe.ts'

/** What follows from counted lines and a number of servings alone. Browser and gateway sum alike. */
export type Totals = Pick<
  Figures,
  'basis' | 'perServing' | 'carbsBetween' | 'impact' | 'glycemicLoadEstimated' | 'notCounted' | 'plate'
>

/**
 * Sums the lines of a whole recipe and divides by its servings. Linear in the lines, the same in any order:
 * sums are taken smallest first, and the band is read from the unrounded load.
 * Glycemic load per serving = sum of GI x available carbohydrate (g) / 100 / servings.
 */
export function totalsOf(lines: readonly LineFigures[], servings: number): Totals {
  const parts = Number.isFinite(servings) && servings > 0 ? servings : 1
  const counted = lines.filter(isCounted)
  const missing = lines.filter((line) => !isCounted(line) && !line.negligible)
  const basis = counted.length === 0 ? 'model' : missing.length > 0 ? 'partial' : 'computed'
  const sums = basis === 'model' ? NOTHING : sumsOf(counted, parts)
  const told = missingShare(lines) <= MOST_MISSING
  return {
    basis,
    perServing: told ? rounded(sums) : NOTHING,
    carbsBetween: told && basis !== 'model' ? carbsBetween(counted, missing, parts) : null,
    impact:
      basis === 'partial' ? impactAtLeast(sums.glycemicLoad, missing, parts) : impactOf(sums.glycemicLoad),
    glycemicLoadEstimated: basis !== 'model' && estimatedLoad(counted) / parts > NOTICEABLE_LOAD,
    notCounted: missing.map(({ line }) => line),
    plate: plateOf(lines),
  }
}

/** Above this share of what carries carbohydrate, by weight, a total would say more than is known. */
const MOST_MISSING = 0.1

/** Half a point a serving: below it, an estimated index cannot move what a page shows. */
const NOTICEABLE_LOAD = 0.5

const NOTHING: Figures['perServing'] = { ...NO_NUTRITION, glycemicLoad: null }

/** Whether figures are sums of counted lines, so that they can follow a change of the lines. */
export const areCounted = ({ basis }: Pick<Figures, 'basis'>): boolean =>
  basis === 'computed' || basis === 'partial'

/** Whether a line is in the totals. */
export const isCounted = (line: LineFigures): boolean => line.nutrition.carbs !== null

/** Of the weight that carries carbohydrate, the share that is not counted; 1 where a missing weight is not even known. */
function missingShare(lines: readonly LineFigures[]): number {
  const bearing = lines.filter((line) => line.carriesCarbs && !(line.negligible && !isCounted(line)))
  const missing = bearing.filter((line) => !isCounted(line))
  if (missing.length === 0) return 0
  if (missing.some(({ grams }) => grams === null)) return 1
  const weight = (of: readonly LineFigures[]) => sum(of.map(({ grams }) => grams))
  return weight(missing) / weight(bearing)
}

function sumsOf(counted: readonly LineFigures[], servings: number): Figures['perServing'] {
  return {
    ...perNutrient(({ key }) => {
      const known = counted.map(({ nutrition }) => nutrition[key]).filter((value) => value !== null)
      return known.length === 0 ? null : sum(known) / servings
    }),
    glycemicLoad: sum(counted.map(({ glycemicLoad }) => glycemicLoad)) / servings,
  }
}

/** Smallest first: floating point then gives one result for any order of the lines. */
const sum = (values: readonly (number | null)[]): number =>
  values
    .map((value) => value ?? 0)
    .sort((a, b) => a - b)
    .reduce((total, value) => total + value, 0)

/**
 * Each line errs on its own, so that their errors add as the root of squares. A line that is missing could be
 * anything up to pure carbohydrate.
 */
function carbsBetween(
  counted: readonly LineFigures[],
  missing: readonly LineFigures[],
  servings: number,
): Span | null {
  const carbs = sum(counted.map(({ nutrition }) => nutrition.carbs))
  const off = (side: (between: Span, carbs: number) => number) =>
    Math.sqrt(
      sum(
        counted.map(({ carbsBetween, nutrition }) =>
          carbsBetween ? side(carbsBetween, nutrition.carbs ?? 0) ** 2 : 0,
        ),
      ),
    )
  const below = off(({ least }, middle) => middle - least)
  const above = off(({ most }, middle) => most - middle)
  const unseen = sum(missing.filter(({ carriesCarbs }) => carriesCarbs).map(({ grams }) => grams))
  const least = Math.max(0, carbs - below) / servings
  const most = (carbs + above + unseen) / servings
  return most - least < LEAST_SPAN ? null : { least: tenth(least), most: tenth(most) }
}

/** Grams of carbohydrate a serving: a narrower range would say nothing a meter could show. */
const LEAST_SPAN = 2

/**
 * The band of a load that is "at least": said only when the lines left out, were they pure glucose,
 * could not lift it into another band. A high load is never called low for want of a match.
 */
function impactAtLeast(
  load: number | null,
  missing: readonly LineFigures[],
  servings: number,
): Figures['impact'] {
  if (load === null) return null
  const more = missing
    .filter(({ carriesCarbs }) => carriesCarbs)
    .reduce((total, { grams }) => total + (grams ?? Number.POSITIVE_INFINITY), 0)
  const least = impactOf(load)
  return least === 'High' || impactOf(load + more / servings) === least ? least : null
}

const estimatedLoad = (counted: readonly LineFigures[]): number =>
  sum(counted.filter(({ giEstimate }) => giEstimate).map(({ glycemicLoad }) => glycemicLoad))

/** Shares by weight after the diabetes plate method; null when nothing was weighed. */
function plateOf(lines: readonly LineFigures[]): Figures['plate'] {
  const grams = (share: PlateShare) =>
    sum(lines.filter(({ plateShare }) => plateShare === share).map((line) => line.grams))
  const weights = {
    vegetables: grams('vegetables'),
    protein: grams('protein'),
    carbohydrate: grams('carbohydrate'),
    other: grams('other'),
  }
  const all = weights.vegetables + weights.protein + weights.carbohydrate + weights.other
  if (all === 0) return null
  return {
    vegetables: weights.vegetables / all,
    protein: weights.protein / all,
    carbohydrate: weights.carbohydrate / all,
    other: weights.other / all,
  }
}

const tenth = (value: number): number => Number(value.toFixed(1))

/** Each nutrient to the digits it is said in, the load to one. */
const rounded = (serving: Figures['perServing']): Figures['perServing'] => ({
  ...mapNutrition(serving, (value, { digits }) => Number(value.toFixed(digits))),
  glycemicLoad: serving.glycemicLoad === null ? null : tenth(serving.glycemicLoad),
})
