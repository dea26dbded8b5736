import type { Allergen, Diet } from '@evenplate/domain/options'

/** Where a food sits on the plate of the diabetes plate method. */
export type PlateGroup = 'vegetable' | 'protein' | 'carbohydrate' | 'fruit' | 'dairy' | 'fat' | 'other'

export type { Allergen }

/** The two kinds of nuts, separate for people who react to only one of them. A food with either has `nuts` too. */
export type NutKind = 'peanuts' | 'tree-nuts'

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
  /** True when this food has no published value and we use that of a close relative. */
  estimate: boolean
}

/** Grams of one household measure of a food: `{ unit: 'cup', grams: 185 }`. */
export type Measure = {
  unit: string
  grams: number
  /** True for a usual kitchen weight that USDA does not list for this food. */
  estimate?: true
}

/** For food bought with a part nobody eats. USDA counts the edible part; shops and many lines weigh the whole. */
export type AsBought = {
  /** The part that is thrown away. */
  with: 'bone' | 'peel' | 'shell' | 'husk' | 'stone' | 'core' | 'trimmings'
  /** Edible share of the weight as bought, 0 to 1. */
  edible: number
  source: string
  /**
   * True if a plain weight means the food as bought ("1 kg mussels", "2 kg whole chicken");
   * otherwise only a word says so ("bone-in", "unpeeled", "whole", "in the shell", "ears").
   */
  usually?: true
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
  /** USDA SR28 NDB number, the source of `per100g`; empty if USDA has no such food. */
  ndb: string
  /** The source of `per100g` if it is not USDA. */
  source?: string
  /** The USDA food whose figures are used, if its own were never published. */
  standIn?: string
  /** True for a USDA food used for a name our table does not know: nobody checked what it contains. */
  fromUsda?: true
  /** Grams of carbohydrate per 100 g of other foods the name may mean. */
  carbsBetween?: { least: number; most: number }
  /**
   * Null for a food with under 5 g of available carbohydrate per 100 g, except milks:
   * they are drunk by the cup, and their index was measured.
   */
  gi: GlycemicIndex | null
  measures: Measure[]
  asBought?: AsBought
  /**
   * Grams of carbohydrate per 100 g, besides fiber, that do not raise blood sugar: sugar alcohols and rare
   * sugars. Labels count them in total carbohydrate; `source` says who published that they are not used.
   */
  unavailable?: number
  /** Share of a can's labeled weight that is left after draining. */
  drainedShare?: number
  /** An herb, spice or leavening: if a line gives no amount, it adds almost no carbohydrate. */
  seasoning?: true
  allergens: (Allergen | NutKind)[]
  /** Diets this food breaks. */
  breaks: Diet[]
}

/**
 * Grams per 100 g that can raise blood sugar: carbohydrate minus fiber, minus the part that `unavailable` says
 * is not turned into glucose. Null when unknown; unknown fiber counts as none.
 *
 * Of sugar alcohols and rare sugars, only the certain ones are subtracted: erythritol, excreted unchanged
 * (Regulation (EU) 1169/2011, Annex XIV: 0 kcal per gram, other polyols 2.4), and allulose (FDA guidance of
 * October 2020: 0.4 kcal per gram, left out of total sugars). Xylitol, maltitol and sorbitol are absorbed in
 * part, by an amount that differs from person to person: they count in full, and their low index shows it.
 */
export function availableCarbs({ per100g: { carbs, fiber }, unavailable = 0 }: Food): number | null {
  return carbs === null ? null : Math.max(0, carbs - (fiber ?? 0) - unavailable)
}
