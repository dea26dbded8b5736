import type { Guidance } from '../../guidance/guidance.ts'
import styles from './NutritionChart.module.css?raw'

export const nutritionChartGuidance: Guidance = {
  name: 'NutritionChart',
  status: 'stable',
  when: ['For the nutrients of one serving, where their shares of the energy matter.'],
  whenNot: ['For two or three figures: write them as text.', 'For figures over time.'],
  dos: ['Set the mark for figures that are not complete: they are “at least”.'],
  donts: ['Do not add a color that says more than the bar’s pattern.'],
  styles,
}
