import { NO_CLAIMS } from '@evenplate/domain/draft'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { readOurLine } from '@evenplate/nutrition/reading/read-line'
import type { Dish } from './dish.ts'

/** The figures of our own dish, counted from its lines as a person reads them. No line contains a visitor's words. */
export function figuresOfOurs({ ingredients, servings }: Pick<Dish, 'ingredients' | 'servings'>) {
  for (const line of ingredients) readOurLine(line)
  return figuresOf({ ingredients, servings, claimed: NO_CLAIMS })
}
