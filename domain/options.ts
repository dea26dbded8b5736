/** The option lists of the specification. Ids are what is sent and stored; labels are what is shown. */

export const MEAL_TYPES = ['Breakfast', 'Lunch', 'Dinner', 'Snack', 'Dessert'] as const
export type MealType = (typeof MEAL_TYPES)[number]

export const DIETARY_OPTIONS = [
  'low-carb',
  'low-gi',
  'gluten-free',
  'dairy-free',
  'vegetarian',
  'vegan',
] as const
export type DietaryOption = (typeof DIETARY_OPTIONS)[number]

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

export const PROFILE_DIETS = [
  'low-carb',
  'keto',
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'paleo',
] as const
export type ProfileDiet = (typeof PROFILE_DIETS)[number]

/** Every diet a recipe can be asked to keep, from the builder or from a profile. */
export type Diet = DietaryOption | ProfileDiet

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
