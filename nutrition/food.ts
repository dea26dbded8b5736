import type { Allergy, Diet } from '@evenplate/domain/options'

/** Where a food sits on the plate of the diabetes plate method. */
export type PlateGroup = 'vegetable' | 'protein' | 'carbohydrate' | 'fruit' | 'dairy' | 'fat' | 'other'

/** The profile's allergies and three that hide behind them. `nuts` covers peanuts and tree nuts. */
export type Allergen = Allergy | 'gluten' | 'sesame'

/** Per 100 g edible part: kcal, grams, sodium in milligrams. Null is missing, not zero. */
export type Nutrients = {
  calories: number | null
  carbs: number | null
  fiber: number | null
  protein: number | null
  fat: number | null
  saturatedFat: number | null
  sugars: number | null
  sodium: number | null
}

export type GlycemicIndex = {
  value: number
  /** Citation in words, e.g. "Atkinson 2021, mean of 6 foods". */
  source: string
  /** True when nobody published a value for this food and a close relative's stands in. */
  estimate: boolean
}

/** Grams of one household measure of a food: `{ unit: 'cup', grams: 185 }`. */
export type Measure = {
  unit: string
  grams: number
  /** True for a usual kitchen weight that USDA does not list for this food. */
  estimate?: true
}

export type Food = {
  /** Kebab-case, stable: `quinoa-cooked`. */
  id: string
  /** As a recipe line names it: `cooked quinoa`. */
  name: string
  /** Other names and plurals a line may use, lower case. */
  aliases: string[]
  group: PlateGroup
  per100g: Nutrients
  /** USDA SR28 NDB number, the source of `per100g`; empty where USDA has no such food. */
  ndb: string
  /** The source of `per100g` where it is not USDA. */
  source?: string
  /** The USDA food whose figures stand in, where its own were never published. */
  standIn?: string
  /**
   * Null for a food with under 5 g available carbohydrate per 100 g, milks apart:
   * they are drunk by the cup, and their index was measured.
   */
  gi: GlycemicIndex | null
  measures: Measure[]
  /** Share of a can's labelled weight that is left when it is drained. */
  drainedShare?: number
  /** A herb, spice or leavening: where a line gives no amount, it adds no carbohydrate to speak of. */
  seasoning?: true
  allergens: Allergen[]
  /** Diets this food breaks. */
  breaks: Diet[]
}

/** Grams per 100 g that can raise blood sugar: carbohydrate less fibre. Null when unknown; an unknown fibre counts as none. */
export function availableCarbs({ per100g: { carbs, fiber } }: Food): number | null {
  return carbs === null ? null : Math.max(0, carbs - (fiber ?? 0))
}
