import type { Guidance } from '@evenplate/shared-ui/guidance'
import styles from './Readings.module.css?raw'

export const readingsGuidance: Guidance = {
  name: 'Readings',
  status: 'stable',
  when: ['Where a request was understood from free text, to show what was read and let it be taken back.'],
  whenNot: [
    'For what a profile demands: it is changed in the profile.',
    'For choices that were made with chips.',
  ],
  dos: ['Use the visitor’s own words where they stand for more.'],
  donts: ['Do not show a reading that has no effect on the dish.'],
  styles,
}
