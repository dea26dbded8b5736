import type { Guidance } from '../../guidance/guidance.ts'
import styles from './PageHeader.module.css?raw'

export const pageHeaderGuidance: Guidance = {
  name: 'PageHeader',
  status: 'stable',
  when: ['Once at the top of every page: its h1, and one or two sentences on what it is for.'],
  whenNot: ['For a section within a page: use an h2.', 'For a recipe: RecipeArticle brings its own.'],
  dos: ['Put the page’s main action into `actions`.'],
  donts: ['Do not repeat the title in the lead.'],
  styles,
}
