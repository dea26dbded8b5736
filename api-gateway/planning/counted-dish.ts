import type { Nutrition } from '@evenplate/domain/recipe'
import type { Meal, PlanRules } from '@evenplate/meal-plan/rules'
import type { DishText } from '../fitting/dish-text.ts'

/** What decides whether a dish is considered for a week: close to its count, and known without writing the dish. */
export type SketchedDish = {
  /** Id in the dish book. */
  id: string
  meals: readonly Meal[]
  /** Minutes from start to table, waiting included. */
  minutes: number
  /** For one serving. */
  serving: Pick<Nutrition, 'calories' | 'carbs' | 'netCarbs' | 'fiber' | 'sodium'> & { load: number | null }
  /** Grams of each food of the table in one serving. */
  foods: Readonly<Record<string, number>>
  tags: readonly string[]
}

/** A dish with what planning needs of it, counted from its lines. Only chosen dishes become a whole `Recipe`. */
export type CountedDish = SketchedDish & {
  tool: string
  /** For `SERVINGS` people. */
  text: DishText
  /** The foods that its description may name. */
  mains: readonly string[]
  fresh: readonly string[]
  keepsDays: number | null
  freezes: boolean
}

/** The usual servings of a book dish. The page scales it. */
export const SERVINGS = 4

/** Grams of carbohydrate in a serving as the rules count it; null if unknown. Unknown never counts as none. */
export const carbsOf = (
  { carbs, netCarbs }: Pick<Nutrition, 'carbs' | 'netCarbs'>,
  counts: PlanRules['counts'],
): number | null => (counts === 'net' ? netCarbs : carbs)
