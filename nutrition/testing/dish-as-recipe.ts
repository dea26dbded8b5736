import { NO_CLAIMS } from '@evenplate/domain/draft'
import { nutritionalInfoOf } from '@evenplate/domain/nutritional-info'
import type { Figures, Recipe } from '@evenplate/domain/recipe'
import { figuresOf } from '../figures/figures.ts'
import type { Rules } from '../rules/rules.ts'
import type { Dish } from '../swaps/dish.ts'
import { swapsFor } from '../swaps/swaps.ts'

const ORIGIN: Figures['origin'] = {
  provider: 'openai',
  notice: '',
  notes: [],
  checked: [],
  fromProfile: [],
  care: [],
}
export const NO_RULES: Rules = { allergies: [], diets: [], avoid: [] }

/** A dish counted and with its swaps, as the gateway serves it. */
export function dishAsRecipe(dish: Dish, rules: Rules = NO_RULES): Recipe {
  const counted = figuresOf({ ...dish, claimed: NO_CLAIMS })
  return {
    ...dish,
    prepTime: 10,
    cookTime: 20,
    nutritionalInfo: nutritionalInfoOf(counted),
    figures: { ...counted, swaps: swapsFor(dish, counted, rules), origin: ORIGIN },
  }
}
