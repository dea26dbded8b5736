import type { FoodName } from './foods.ts'

/** How a line's grams are derived from the reference. */
export type Weigh = Household | Stated | Nothing

/**
 * A number of household measures from SR26, for the first food unless `of` names another. A range counts as its middle.
 */
export type Household = { times: number; measure: string; of?: string } & Judgement

/** The weight in the line itself, or a cook's figure with the reason. */
export type Stated = ({ grams: number } | { ounces: number }) & Judgement

/** No weighable amount: no grams is right, or at most `atMost` of them (2 unless said otherwise). */
export type Nothing = { none: string; atMost?: number }

/**
 * `share` is the part that is eaten (drained, without bone or peel, absorbed). `between` gives the grams that are right if
 * the reference does not settle on one figure.
 */
export type Judgement = { share?: number; between?: readonly [number, number]; because?: string }

/** One ingredient line. If it lists several foods, each is equally right and the first gives the figures. */
export type Line = { line: string; food: FoodName | readonly FoodName[]; weigh: Weigh }

/** An ingredient that is in no table: what it really adds to the whole recipe, and the assumption behind that. */
export type Unknown = {
  line: string
  unknown: true
  grams: number
  carbohydrate: number
  fibre: number
  assumed: string
}

export type Recipe = { title: string; servings: number; ingredients: readonly (Line | Unknown)[] }
