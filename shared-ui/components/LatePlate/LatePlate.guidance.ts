import type { Guidance } from '../../guidance/guidance.ts'
import styles from '../Plate/Plate.module.css?raw'

export const latePlateGuidance: Guidance = {
  name: 'LatePlate',
  status: 'stable',
  when: ['For the picture of a dish on a page that has more urgent things to load.'],
  whenNot: ['Where the picture is the first thing a visitor came for, or in print: use Plate.'],
  dos: ['Keep the same props as for Plate: the box stays the same size.'],
  donts: ['Do not hide the page behind it: a plain plate is shown until it is loaded.'],
  styles,
}
