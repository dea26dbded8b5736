import type { MealType } from '@evenplate/domain/options'
import type { DishFood, Job } from './dish.ts'
import { food } from './food.ts'

/** Foods of nearly every dish, written once. */
export const SALT = food('salt', 'seasoning', 'salt', 0.6)
export const PEPPER = food('pepper', 'seasoning', 'black-pepper', 0.2, { optional: true })
export const GARLIC = food('garlic', 'seasoning', 'garlic', 3, { optional: true, cut: 'minced' })
export const LEMON = food('lemon', 'seasoning', 'lemon-juice vinegar-wine', 6, { optional: true })
export const GINGER = food('ginger', 'seasoning', 'ginger', 3, { optional: true, cut: 'grated' })
export const SESAME_OIL = food('sesame-oil', 'fat', 'sesame-oil', 3, { optional: true })
export const LEAVENING = food('leavening', 'seasoning', 'baking-powder', 0.9, { called: 'baking powder' })
export const CILANTRO = food('cilantro', 'seasoning', 'cilantro parsley', 3, {
  optional: true,
  cut: 'chopped',
})

export const oil = (grams: number): DishFood =>
  food('oil', 'fat', 'olive-oil avocado-oil canola-oil', grams, { unit: 'tbsp' })
export const soy = (grams: number): DishFood =>
  food('soy', 'sauce', 'soy-sauce-low-sodium tamari', grams, { called: 'soy sauce' })
export const onion = (grams = 40): DishFood =>
  food('onion', 'vegetable', 'onion leek shallot', grams, { cut: 'chopped' })
export const broth = (grams: number, use = 'chicken-broth-low vegetable-broth-low'): DishFood =>
  food('broth', 'liquid', use, grams, { called: 'broth' })
export const spice = (role: string, use: string, grams = 0.6): DishFood =>
  food(role, 'seasoning', use, grams, { optional: true })
/** An optional food. */
export const maybe = (
  role: string,
  job: Job,
  use: string,
  grams: number,
  more: Omit<DishFood, 'role' | 'job' | 'use' | 'grams'> = {},
): DishFood => food(role, job, use, grams, { optional: true, ...more })
export const rice = (grams = 75): DishFood =>
  food('rice', 'starch', 'rice-brown-cooked rice-white-cooked quinoa-cooked', grams, {
    least: 0,
    optional: true,
    called: 'rice',
    lighter: 'cauliflower-cooked',
  })

export const DINNER: MealType[] = ['Dinner', 'Lunch']
