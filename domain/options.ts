/** The option lists of the specification. Ids are what is sent and stored; labels are what is shown. */

export { BUILDER_DIETS, type BuilderDiet, type Diet, PROFILE_DIETS, type ProfileDiet } from './diets.ts'

export const MEAL_TYPES = ['Breakfast', 'Lunch', 'Dinner', 'Snack', 'Dessert'] as const
export type MealType = (typeof MEAL_TYPES)[number]

export const COOKING_TIMES = ['15 minutes or less', '30 minutes', '45+ minutes'] as const
export type CookingTime = (typeof COOKING_TIMES)[number]

export const SKILL_LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export type SkillLevel = (typeof SKILL_LEVELS)[number]

export const QUICK_ADD_INGREDIENTS = [
  'Chicken',
  'Spinach',
  'Broccoli',
  'Eggs',
  'Avocado',
  'Salmon',
  'Quinoa',
  'Sweet Potato',
  'Greek Yogurt',
  'Berries',
] as const

export const HEALTH_CONDITIONS = [
  'diabetes-type-1',
  'diabetes-type-2',
  'prediabetes',
  'gestational-diabetes',
  'insulin-resistance',
  'hypoglycemia',
] as const
export type HealthCondition = (typeof HEALTH_CONDITIONS)[number]

export const ALLERGIES = ['nuts', 'dairy', 'eggs', 'soy', 'wheat', 'shellfish', 'fish'] as const
export type Allergy = (typeof ALLERGIES)[number]

/**
 * The allergens we check: the profile's allergies, and two more. They follow the fourteen of Regulation (EU)
 * 1169/2011, Annex II, and the nine of the US Food Allergen Labeling and Consumer Protection Act with the FASTER Act: milk,
 * eggs, fish, shellfish (crustaceans, and mollusks, which only the EU lists), tree nuts and peanuts (both under `nuts`),
 * wheat, soy and sesame; and gluten, which is wheat, rye, barley and oats.
 */
export const ALLERGENS = [...ALLERGIES, 'gluten', 'sesame'] as const
export type Allergen = (typeof ALLERGENS)[number]
