import type { Diet, MealType, SkillLevel } from '@evenplate/domain/options'
import type { Allergen } from '@evenplate/nutrition/table/food'

/** The parts of a brief that the forms use. */
export type Wish = {
  mealType: MealType | null
  diets: Diet[]
  allergies: Allergen[]
  /** Foods in the person's own words. */
  wanted: string[]
  unwanted: string[]
  /** Preparation and cooking together, at most; null if no limit was given. */
  minutes: number | null
  /** 1 to 12. */
  servings: number
  skillLevel: SkillLevel
  /** "mediterranean", "make-ahead", "quick", "soup" … */
  style: string[]
  bloodSugarRange: string
  challenges: string
}
