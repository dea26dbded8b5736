import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Curve.module.css?raw'

export const curveGuidance: Guidance = {
  name: 'Curve',
  status: 'stable',
  when: ['Next to the load of a finished recipe, to show how a meal like it tends to act.'],
  whenNot: [
    'For readings of a person: it is a sketch without a scale.',
    'Where no load could be computed and nothing is said about it.',
  ],
  dos: ['Keep its caption, which says that it is not a forecast.'],
  donts: ['Do not add numbers or a time axis to it.', 'Do not show two of them to compare dishes.'],
  styles,
}
