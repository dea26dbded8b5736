import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Slider.module.css?raw'

export const sliderGuidance: Guidance = {
  name: 'Slider',
  status: 'stable',
  when: ['For two to about six named steps in order: skill, spice, time.'],
  whenNot: [
    'For a number that has to be exact: use a Stepper or a TextField.',
    'For options without an order: use a ChipGroup.',
  ],
  dos: ['Name every step: the name is what is read out.'],
  donts: ['Do not use it where a wrong step is dangerous.'],
  styles,
}
