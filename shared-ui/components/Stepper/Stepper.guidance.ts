import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Stepper.module.css?raw'

export const stepperGuidance: Guidance = {
  name: 'Stepper',
  status: 'stable',
  when: ['For a small whole number that is mostly changed by one or two: servings, people.'],
  whenNot: ['For a weight or a large number: use a TextField.', 'For named steps: use a Slider.'],
  dos: ['Say the value in words: “4 people”.'],
  donts: ['Do not let it run past what the kitchen can do: set `min` and `max`.'],
  styles,
}
