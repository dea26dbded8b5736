import type { FoodName } from './foods.ts'

/** How a line's grams follow from the reference. */
export type Weigh = Household | Stated | Nothing

/** So many of a household measure of SR26, of the first food unless `of` names another. Ranges are taken in the middle. */
export type Household = { times: number; measure: string; of?: string } & Judgement

/** The weight the line itself states, or a cook's figure with its reason. */
export type Stated = ({ grams: number } | { ounces: number }) & Judgement

/** No weighable amount: no grams is right, or at most `atMost` of them (2 unless said otherwise). */
export type Nothing = { none: string; atMost?: number }

/**
 * `share` is the part that is eaten (drained, without bone or peel, absorbed).
 * `between` are the grams that are right where the reference does not settle one figure.
 */
export type Judgement = { share?: number; between?: readonly [number, number]; because?: string }

/** One ingredient line; several foods where each is equally right, the first gives the figures. */
export type Line = { line: string; food: FoodName | readonly FoodName[]; weigh: Weigh }

/** An ingredient no table has: what it really adds to the whole recipe, and the assumption behind it. */
export type Unknown = {
  line: string
  unknown: true
  grams: number
  carbohydrate: number
  fibre: number
  assumed: string
}

export type Recipe = { title: string; servings: number; ingredients: readonly (Line | Unknown)[] }
