import type { Guidance } from '@evenplate/shared-ui/guidance'
import styles from './RecipeArticle.module.css?raw'

export const ingredientsGuidance: Guidance = {
  name: 'Ingredients',
  status: 'stable',
  when: ['For the ingredients of a recipe inside RecipeArticle or beside a result that still comes in.'],
  whenNot: ['For a shopping list.', 'For free text about ingredients.'],
  dos: ['Hand over `changing` only where servings and weights may be changed.'],
  donts: ['Do not sort the lines: their order is the cook’s.'],
  styles,
}
