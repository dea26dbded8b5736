import { expect, it } from 'vitest'
import {
  ALLERGIES,
  BUILDER_DIETS,
  COOKING_TIMES,
  HEALTH_CONDITIONS,
  MEAL_TYPES,
  PROFILE_DIETS,
  QUICK_ADD_INGREDIENTS,
  SKILL_LEVELS,
} from './options.ts'

// Stored rows and shared links contain these words: changing one here breaks them.
const words = (list: string): string[] => list.split(', ')

it('has the builder’s dietary options [OPTION-1]', () => {
  expect(BUILDER_DIETS).toEqual(words('low-carb, low-gi, gluten-free, dairy-free, vegetarian, vegan'))
})

it('has the meal types [OPTION-2]', () => {
  expect(MEAL_TYPES).toEqual(words('Breakfast, Lunch, Dinner, Snack, Dessert'))
})

it('has the cooking times [OPTION-3]', () => {
  expect(COOKING_TIMES).toEqual(words('15 minutes or less, 30 minutes, 45+ minutes'))
})

it('has ten ingredients to add quickly [OPTION-4]', () => {
  expect(QUICK_ADD_INGREDIENTS).toEqual(
    words('Chicken, Spinach, Broccoli, Eggs, Avocado, Salmon, Quinoa, Sweet Potato, Greek Yogurt, Berries'),
  )
})

it('has the options of a profile [OPTION-5]', () => {
  expect(PROFILE_DIETS).toEqual(words('low-carb, keto, vegetarian, vegan, gluten-free, dairy-free, paleo'))
  expect(HEALTH_CONDITIONS).toEqual(
    words(
      'diabetes-type-1, diabetes-type-2, prediabetes, gestational-diabetes, insulin-resistance, hypoglycemia',
    ),
  )
  expect(ALLERGIES).toEqual(words('nuts, dairy, eggs, soy, wheat, shellfish, fish'))
  expect(SKILL_LEVELS).toEqual(words('beginner, intermediate, advanced'))
})
