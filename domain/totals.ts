import { impactOf } from './impact.ts'
import { mapNutrition, NO_NUTRITION, perNutrient } from './nutrients.ts'
import type { Figures, LineFigures, PlateShare, Span } from './recipe.ts'

/** What follows only from counted lines and a number of servings. Browser and gateway add up the same way. */
export type Totals = Pick<
  Figures,
  | 'basis'
  | 'perServing'
  | 'carbsBetween'
  | 'mayAdd'
  | 'impact'
  | 'glycemicLoadEstimated'
  | 'notCounted'
  | 'plate'
>

/**
 * Sums the lines of a whole recipe and divides by its servings. Linear in the lines, the same in any order:
 * sums are taken smallest first, and the band is read from the unrounded load.
 * Glycemic load per serving = sum of GI x available carbohydrate (g) / 100 / servings.
 *
 * Lines that are not counted are left out of the sums; `mayAdd` says what they may add.
 * - computed: what is left out has a limit, and is served with the dish or adds at most half a carbohydrate choice.
 * - partial: it may add more, or an unknown amount. No total at all if less than one choice was counted and more than
 *   that may be missing from the dish itself, because then too little is known about it.
 */
export function totalsOf(lines: readonly LineFigures[], servings: number): Totals {
  const parts = Number.isFinite(servings) && servings > 0 ? servings : 1
  const counted = lines.filter(isCounted)
  const leftOut = lines.filter((line) => !isCounted(line) && !line.negligible)
  const open = leftOut.filter(({ carriesCarbs }) => carriesCarbs)
  const sums = counted.length === 0 ? NOTHING : sumsOf(counted, parts)
  const mayAdd = open.length === 0 ? null : mostOf(open, parts)
  const ofDish = mostOf(
    open.filter(({ aside }) => !aside),
    parts,
  ).carbs
  const basis =
    counted.length === 0
      ? 'model'
      : isOver(ofDish, HALF_A_CHOICE) || mayAdd?.carbs === null
        ? 'partial'
        : 'computed'
  const isLittleKnown = basis === 'model' || ((sums.carbs ?? 0) < CHOICE && isOver(ofDish, CHOICE))
  return {
    basis,
    perServing: isLittleKnown ? NOTHING : rounded(sums),
    carbsBetween: isLittleKnown ? null : carbsBetween(counted, mayAdd, parts),
    mayAdd: mayAdd && {
      carbs: mayAdd.carbs === null ? null : tenth(mayAdd.carbs),
      glycemicLoad: mayAdd.glycemicLoad === null ? null : tenth(mayAdd.glycemicLoad),
    },
    impact: basis === 'model' ? null : impactWith(sums.glycemicLoad, mayAdd),
    glycemicLoadEstimated: basis !== 'model' && estimatedLoad(counted) / parts > NOTICEABLE_LOAD,
    notCounted: leftOut.map(({ line }) => line),
    plate: plateOf(lines),
  }
}

/** Grams per serving: a carbohydrate choice, the unit that people with diabetes count in. */
const CHOICE = 15
const HALF_A_CHOICE = CHOICE / 2

/** Half a point per serving: less than that, an estimated index cannot change what a page shows. */
const NOTICEABLE_LOAD = 0.5

const NOTHING: Figures['perServing'] = { ...NO_NUTRITION, glycemicLoad: null }

/** Whether figures are sums of counted lines, so that they can follow a change of the lines. */
export const areCounted = ({ basis }: Pick<Figures, 'basis'>): boolean =>
  basis === 'computed' || basis === 'partial'

/** Whether a line is in the totals. */
export const isCounted = (line: LineFigures): boolean => line.nutrition.carbs !== null

type Most = NonNullable<Totals['mayAdd']>

/**
 * The most that uncounted lines may add to a serving; null if one of them has no limit. For a line stored before there
 * were limits, its weight is the limit: it could be pure glucose.
 */
function mostOf(open: readonly LineFigures[], servings: number): Most {
  const most = open.map(
    ({ mayAdd, grams }) => mayAdd ?? (grams === null ? null : { carbs: grams, glycemicLoad: grams }),
  )
  const bounded = most.filter((one) => one !== null)
  if (bounded.length < most.length) return { carbs: null, glycemicLoad: null }
  return {
    carbs: sum(bounded.map(({ carbs }) => carbs)) / servings,
    glycemicLoad: sum(bounded.map(({ glycemicLoad }) => glycemicLoad)) / servings,
  }
}

const isOver = (value: number | null, most: number): boolean => value === null || value > most

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
 * The errors of lines are independent, so they add as the root of the sum of squares. What the cook may leave out is
 * subtracted completely, and what is not counted is added completely; null if that has no limit.
 */
function carbsBetween(counted: readonly LineFigures[], mayAdd: Most | null, servings: number): Span | null {
  if (mayAdd?.carbs === null) return null
  const carbs = sum(counted.map(({ nutrition }) => nutrition.carbs))
  const off = (side: (between: Span, carbs: number) => number, lines: readonly LineFigures[]) =>
    Math.sqrt(
      sum(
        lines.map(({ carbsBetween, nutrition }) =>
          carbsBetween ? side(carbsBetween, nutrition.carbs ?? 0) ** 2 : 0,
        ),
      ),
    )
  const kept = counted.filter(({ aside }) => !aside)
  const optional = sum(counted.filter(({ aside }) => aside).map(({ nutrition }) => nutrition.carbs))
  const below = optional + off(({ least }, middle) => middle - least, kept)
  const above = off(({ most }, middle) => most - middle, counted)
  const least = Math.max(0, carbs - below) / servings
  const most = (carbs + above) / servings + (mayAdd?.carbs ?? 0)
  return most - least < LEAST_SPAN ? null : { least: tenth(least), most: tenth(most) }
}

/** Grams of carbohydrate per serving: a meter could not show the effect of a narrower range. */
const LEAST_SPAN = 2

/**
 * The band of the counted load, given only if the lines left out could not lift it into another band. A high load is never
 * called low because a match is missing.
 */
function impactWith(load: number | null, mayAdd: Most | null): Figures['impact'] {
  const least = impactOf(load)
  if (least === null || least === 'High' || mayAdd === null) return least
  const more = mayAdd.glycemicLoad
  return more !== null && impactOf((load ?? 0) + more) === least ? least : null
}

const estimatedLoad = (counted: readonly LineFigures[]): number =>
  sum(counted.filter(({ giEstimate }) => giEstimate).map(({ glycemicLoad }) => glycemicLoad))

/** Shares by weight, following the diabetes plate method; null when nothing was weighed. */
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

/** Rounds each nutrient to its decimals, and the load to one. */
const rounded = (serving: Figures['perServing']): Figures['perServing'] => ({
  ...mapNutrition(serving, (value, { digits }) => Number(value.toFixed(digits))),
  glycemicLoad: serving.glycemicLoad === null ? null : tenth(serving.glycemicLoad),
})
