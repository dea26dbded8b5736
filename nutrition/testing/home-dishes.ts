import type { Dish } from '../swaps/dish.ts'
import { HOME_BAKES } from './home-bakes.ts'
import { HOME_MEALS } from './home-meals.ts'

/** Forty dishes as people write them at home. */
export const HOME_DISHES: readonly Dish[] = `${HOME_MEALS}${HOME_BAKES}`
  .split('\n# ')
  .slice(1)
  .map((block) => {
    const [head = '', ...rows] = block.split('\n').filter((row) => row.trim())
    const [, title = head, servings = '4'] = /^(.*) \((\d+)\)$/.exec(head) ?? []
    return {
      title,
      description: '',
      servings: Number(servings),
      ingredients: rows.filter((row) => row.startsWith('- ')).map((row) => row.slice(2)),
      instructions: rows.filter((row) => !row.startsWith('- ')),
      tips: [],
    }
  })
