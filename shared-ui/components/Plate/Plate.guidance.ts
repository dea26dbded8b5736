import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Plate.module.css?raw'

export const plateGuidance: Guidance = {
  name: 'Plate',
  status: 'stable',
  when: ['For the picture of a dish where it is the main thing: on paper, in a dialog about the plate.'],
  whenNot: ['On a page that loads: use LatePlate.', 'As decoration without a dish.'],
  dos: ['Give it the dish’s own shares and vessel.', 'Show the legend where the plate method is explained.'],
  donts: ['Do not draw shares that were not weighed.'],
  styles,
}
