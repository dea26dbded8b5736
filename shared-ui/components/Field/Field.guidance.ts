import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Field.module.css?raw'

export const fieldGuidance: Guidance = {
  name: 'Field',
  status: 'stable',
  when: ['To build a new kind of field that needs a label, a hint and an error.'],
  whenNot: ['For what exists already: use TextField, TextArea, SelectField or PasswordField.'],
  dos: ['Spread the attributes it gives you on the control, so that screen readers read hint and error.'],
  donts: ['Do not hide the label, unless the page shows the same words right above.'],
  styles,
}
