import type { Guidance } from '../../guidance/guidance.ts'
import styles from './PasswordField.module.css?raw'

export const passwordFieldGuidance: Guidance = {
  name: 'PasswordField',
  status: 'stable',
  when: ['For every password, old or new.'],
  whenNot: ['For a code from a mail: use a TextField with `inputMode`.'],
  dos: [
    'Set `autoComplete` to `current-password` or `new-password`.',
    'Say the rules in the hint, before anything is typed.',
  ],
  donts: [
    'Do not ask for the password twice where it can be shown, unless the specification does.',
    'Do not block pasting.',
  ],
  styles,
}
