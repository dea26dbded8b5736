import type { Guidance } from '@evenplate/shared-ui/guidance'
import styles from './Readings.module.css?raw'

export const readingsGuidance: Guidance = {
  name: 'Readings',
  status: 'stable',
  when: ['After free text was read, to show what was understood and let people remove it.'],
  whenNot: [
    'For what a profile requires: that is changed in the profile.',
    'For choices that were made with chips.',
  ],
  dos: ['Use the visitor’s own words if they say more.'],
  donts: ['Do not show a reading that has no effect on the dish.'],
  styles,
}
