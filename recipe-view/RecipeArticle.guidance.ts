import type { Guidance } from '@evenplate/shared-ui/guidance'
import styles from './RecipeArticle.module.css?raw'

export const recipeArticleGuidance: Guidance = {
  name: 'RecipeArticle',
  status: 'stable',
  when: ['For a finished recipe, wherever it is shown: result, saved, shared, printed.'],
  whenNot: ['For a recipe in a list: use a Card with an ImpactBadge.', 'While a recipe is being made.'],
  dos: [
    'Pass a complete recipe; `changing` allows changes to it.',
    'Put messages about the recipe into `notices`.',
  ],
  donts: ['Do not repeat its figures elsewhere on the page with different rounding.'],
  styles,
}
