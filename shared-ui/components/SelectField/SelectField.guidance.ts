import type { Guidance } from '../../guidance/guidance.ts'
import styles from './SelectField.module.css?raw'

export const selectFieldGuidance: Guidance = {
  name: 'SelectField',
  status: 'stable',
  when: ['For one of many options that visitors know: a country, a unit, a sort order.'],
  whenNot: [
    'For fewer than about eight options that should be seen: use a ChipGroup.',
    'For a number: use a Stepper or a TextField.',
  ],
  dos: ['Begin with an option that says what is chosen: “Any”.'],
  donts: ['Only sort in the order in which people look for options.'],
  styles,
}
