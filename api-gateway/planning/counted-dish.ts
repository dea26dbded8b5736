import type { Nutrition } from '@evenplate/domain/recipe'
import type { Meal, PlanRules } from '@evenplate/meal-plan/rules'
import type { DishText } from '../fitting/dish-text.ts'

/** What of a dish decides whether it comes into question for a week: close to its count, and known without writing it. */
export type SketchedDish = {
  /** Of the dish book. */
  id: string
  meals: readonly Meal[]
  /** Minutes from start to table, waiting included. */
  minutes: number
  /** Of one serving. */
  serving: Pick<Nutrition, 'calories' | 'carbs' | 'netCarbs' | 'fiber' | 'sodium'> & { load: number | null }
  /** Grams of each food of the table in one serving. */
  foods: Readonly<Record<string, number>>
  tags: readonly string[]
}

/** A dish with what planning needs of it, counted from its lines. A whole `Recipe` is made of the chosen ones alone. */
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

/** What a dish of the book is cooked for: its usual servings. A page scales it. */
export const SERVINGS = 4

/** Grams of carbohydrate in a serving as the rules count it; null where that is not known. Never taken for none. */
export const carbsOf = (
  { carbs, netCarbs }: Pick<Nutrition, 'carbs' | 'netCarbs'>,
  counts: PlanRules['counts'],
): number | null => (counts === 'net' ? netCarbs : carbs)
