import type { Guidance } from '../../guidance/guidance.ts'
import styles from './ChipGroup.module.css?raw'

export const chipGroupGuidance: Guidance = {
  name: 'ChipGroup',
  status: 'stable',
  when: [
    'For two to about fifteen options that should all be seen: meals, diets, allergies.',
    'As `card` for the one big choice of a screen.',
  ],
  whenNot: ['For more options than that: use a SelectField.', 'For actions: use Buttons.'],
  dos: [
    'Give the group a legend that asks the question.',
    'Use `hint` for what an option means when one word is not enough.',
  ],
  donts: ['Do not mix options that exclude each other into a group where several can be chosen.'],
  styles,
}
