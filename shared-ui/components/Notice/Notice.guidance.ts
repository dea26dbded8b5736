import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Notice.module.css?raw'

export const noticeGuidance: Guidance = {
  name: 'Notice',
  status: 'stable',
  when: ['For a message that stays until its cause is gone: a limit, an error of a form, a safety note.'],
  whenNot: ['For news that may be missed: use a Toast.', 'For one or two words: use a Badge.'],
  dos: [
    'Set `role="alert"` when it appears because something failed.',
    'Say in the title what it is, and in `actions` what can be done.',
  ],
  donts: [
    'Do not give it a role when it is there from the start.',
    'Do not put more than one danger notice on a screen.',
  ],
  styles,
}
