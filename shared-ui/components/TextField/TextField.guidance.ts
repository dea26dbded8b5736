import type { Guidance } from '../../guidance/guidance.ts'
import styles from '../Field/Field.module.css?raw'

export const textFieldGuidance: Guidance = {
  name: 'TextField',
  status: 'stable',
  when: ['For one line of text, a number or an address.'],
  whenNot: [
    'For a password: use a PasswordField.',
    'For one of a few options: use a ChipGroup or a SelectField.',
  ],
  dos: [
    'Set `type`, `inputMode` and `autoComplete`, so that phones help.',
    'Say in `error` what is wrong and how to correct it.',
  ],
  donts: ['Do not use the placeholder as a label.', 'Do not check a field before it is left.'],
  styles,
}
