import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Checkbox.module.css?raw'

export const checkboxGuidance: Guidance = {
  name: 'Checkbox',
  status: 'stable',
  when: ['For one yes or no that is sent with a form.', 'For agreeing to something before continuing.'],
  whenNot: [
    'For several choices about one question: use a ChipGroup.',
    'For something with two states that takes effect at once: use a Button that names the next state.',
  ],
  dos: ['Word the label so that checked means yes.'],
  donts: ['Do not check a consent box for the visitor.', 'Do not word a label as a negation.'],
  styles,
}
