import type { Diet, MealType, SkillLevel } from '@evenplate/domain/options'
import type { Allergen } from '@evenplate/nutrition/table/food'

/** What of a brief the forms are cooked from. */
export type Wish = {
  mealType: MealType | null
  diets: Diet[]
  allergies: Allergen[]
  /** Foods by the person's own words. */
  wanted: string[]
  unwanted: string[]
  /** Preparing and cooking together, upper bound; null when time is no matter. */
  minutes: number | null
  /** 1 to 12. */
  servings: number
  skillLevel: SkillLevel
  /** "mediterranean", "make-ahead", "quick", "soup" … */
  style: string[]
  bloodSugarRange: string
  challenges: string
}
