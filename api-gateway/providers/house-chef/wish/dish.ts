import type { MealType } from '@evenplate/domain/options'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import type { Tool } from '../../../brief/brief.ts'
import type { Totals } from '../building/balance.ts'
import type { Ingredient } from '../building/dish-builder.ts'
import type { Entry } from '../larder/larder-entry.ts'
import type { Want } from './wants.ts'
import type { Wish } from './wish.ts'

/** A finished dish. `items` are the ingredients as data; everything else is text for a person. */
export type Dish = {
  /** Id of its form, or of its dish in the book. */
  form: string
  /** The tool of a dish of the book; forms have none. */
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
  /** What was asked for but is not in it, one sentence each. */
  notes: string[]
  /** Those of the notes that say what was changed to follow the request. */
  changes?: string[]
  items: Ingredient[]
  /** Names of the foods the dish is about. */
  mains: string[]
  totals: Totals
}

/** Everything needed to compose a form. */
export type FormTask = {
  wish: Wish
  rules: Rules
  mealType: MealType
  wants: Want[]
  allowed: (entry: Entry) => boolean
  seed: string
  turn: number
}
