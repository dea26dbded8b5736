import type { Guidance } from '../../guidance/guidance.ts'
import styles from './TextArea.module.css?raw'

export const textAreaGuidance: Guidance = {
  name: 'TextArea',
  status: 'stable',
  when: ['For more than one line of free text: a wish, notes, a message.'],
  whenNot: ['For one line: use a TextField.', 'For a list: let each entry be a field or a chip.'],
  dos: ['Say how long it may be, before it is too long.'],
  donts: ['Do not limit the height: it grows with the text.'],
  styles,
}
