import type { MealType } from '@evenplate/domain/options'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import type { Tool } from '../../../brief/brief.ts'
import type { Totals } from '../building/balance.ts'
import type { Ingredient } from '../building/dish-builder.ts'
import type { Entry } from '../larder/larder-entry.ts'
import type { Want } from './wants.ts'
import type { Wish } from './wish.ts'

/** A finished dish. `items` are the ingredients as meant; everything else is what a person reads. */
export type Dish = {
  /** Id of its form, or of its dish in the book. */
  form: string
  /** What a dish of the book is cooked with; a form says nothing of it. */
  tool?: Tool
  title: string
  description: string
  /** Minutes. */
  prepTime: number
  cookTime: number
  servings: number
  ingredients: string[]
  instructions: string[]
  tips: string[]
  /** What was asked for and is not in it, in sentences. */
  notes: string[]
  items: Ingredient[]
  /** Names of the foods the dish is about. */
  mains: string[]
  totals: Totals
}

/** Everything a form is cooked under. */
export type FormTask = {
  wish: Wish
  rules: Rules
  mealType: MealType
  wants: Want[]
  allowed: (entry: Entry) => boolean
  seed: string
  turn: number
}
