import type { Diet } from '@evenplate/domain/options'
import type { Allergen, AsBought, Food, GlycemicIndex, Measure, NutKind, PlateGroup } from '../food.ts'

/** Per 100 g, in this order: kcal, carbohydrate, fibre, protein, fat, saturated fat, sugars (g), sodium (mg). */
type Row = [
  calories: number | null,
  carbs: number | null,
  fiber: number | null,
  protein: number | null,
  fat: number | null,
  saturatedFat: number | null,
  sugars: number | null,
  sodium: number | null,
]

type Details = {
  /** Other names a line may use, singular or plural, lower case. */
  also?: string[]
  gi?: GlycemicIndex
  /** Grams of one unit, from USDA SR26 for this food, or a simple part of such a measure. */
  measures?: Record<string, number>
  /** Grams of one unit as kitchens know it, where USDA lists none. */
  usual?: Record<string, number>
  /** `peanuts` or `tree-nuts` alone will do: `nuts` follows. */
  allergens?: (Allergen | NutKind)[]
  breaks?: Diet[]
  asBought?: AsBought
  unavailable?: number
  drainedShare?: number
  seasoning?: true
  source?: string
  standIn?: string
}

/** Figures nobody we may cite has published: the food is known, its carbohydrate is not. */
export const UNKNOWN: Row = [null, null, null, null, null, null, null, null]

/** `vegetable('kale', 'kale', '11233', [35, …], { measures: { cup: 67 } })`. */
export const foodIn =
  (group: PlateGroup) =>
  (id: string, name: string, ndb: string, row: Row, details: Details): Food => {
    const [calories, carbs, fiber, protein, fat, saturatedFat, sugars, sodium] = row
    const { also = [], gi = null, measures = {}, usual = {}, allergens = [], breaks = [], ...rest } = details
    return {
      id,
      name,
      aliases: also,
      group,
      per100g: { calories, carbs, fiber, protein, fat, saturatedFat, sugars, sodium },
      ndb,
      gi,
      measures: [
        ...Object.entries(measures).map(([unit, grams]) => ({ unit, grams })),
        ...Object.entries(usual).map(([unit, grams]): Measure => ({ unit, grams, estimate: true })),
      ],
      allergens: withNuts(allergens),
      breaks,
      ...rest,
    }
  }

const withNuts = (allergens: Food['allergens']): Food['allergens'] =>
  allergens.some((allergen) => allergen === 'peanuts' || allergen === 'tree-nuts')
    ? [...new Set<Food['allergens'][number]>([...allergens, 'nuts'])]
    : allergens
