import type { Guidance } from '@evenplate/shared-ui/guidance'
import styles from './RecipeArticle.module.css?raw'

export const recipeArticleGuidance: Guidance = {
  name: 'RecipeArticle',
  status: 'stable',
  when: ['For a finished recipe, wherever it stands: result, saved, shared, printed.'],
  whenNot: ['For a recipe in a list: use a Card with an ImpactBadge.', 'While a recipe is being made.'],
  dos: [
    'Hand it a whole recipe; what may be changed comes with `changing`.',
    'Put messages about the recipe into `notices`.',
  ],
  donts: ['Do not repeat a figure of it elsewhere on the page with another rounding.'],
  styles,
}
