import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Stat.module.css?raw'

export const statGuidance: Guidance = {
  name: 'Stat',
  status: 'new',
  when: ['For one figure with its name at the top of a page, in a StatList.'],
  whenNot: [
    'For figures that are compared row by row: use a Table.',
    'For the nutrients of a dish: use a NutritionChart.',
  ],
  dos: ['Pass null if a figure is unknown: it shows a dash.', 'Say in `note` what the figure is out of.'],
  donts: ['Do not show more than four next to each other.', 'Do not invent a figure to fill a space.'],
  styles,
}
