import type { Guidance } from '@evenplate/shared-ui/guidance'
import styles from './RecipeArticle.module.css?raw'

export const ingredientsGuidance: Guidance = {
  name: 'Ingredients',
  status: 'stable',
  when: ['For a recipe’s ingredients, inside RecipeArticle or next to a result that is still arriving.'],
  whenNot: ['For a shopping list.', 'For free text about ingredients.'],
  dos: ['Pass `changing` only where servings and weights may be changed.'],
  donts: ['Do not sort the lines: their order is the cook’s.'],
  styles,
}
