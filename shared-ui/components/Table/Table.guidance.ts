import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Table.module.css?raw'

export const tableGuidance: Guidance = {
  name: 'Table',
  status: 'stable',
  when: ['For figures that are compared row by row.'],
  whenNot: ['For laying out a page.', 'For one figure a row on a phone: use a list of terms.'],
  dos: [
    'Give it a caption, shown or for screen readers.',
    'Put words at the start of a row and figures at its end, with their unit.',
  ],
  donts: ['Do not leave a cell empty for “not known”: write it.'],
  styles,
}
