import { AppError } from '@evenplate/domain/errors'
import type { Recipe } from '@evenplate/domain/recipe'

/** The parts of a dish that a person reads. */
export type DishText = Pick<
  Recipe,
  'title' | 'description' | 'prepTime' | 'cookTime' | 'servings' | 'ingredients' | 'instructions' | 'tips'
>

export function textOf({ title, description, prepTime, cookTime, servings, ...recipe }: Recipe): DishText {
  const { ingredients, instructions, tips } = recipe
  return { title, description, prepTime, cookTime, servings, ingredients, instructions, tips }
}

/** A change that cannot be made, with the sentence a person gets. */
export const cannot = (sentence: string): AppError =>
  new AppError('cannot_be_done', { message: sentence, details: { obstacles: [sentence], ways: [] } })
