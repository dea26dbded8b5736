import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Toast.module.css?raw'

export const toastGuidance: Guidance = {
  name: 'Toast',
  status: 'stable',
  when: ['For temporary news that may be missed: saved, deleted with “Undo”.'],
  whenNot: [
    'For an error that needs action, or anything about safety: use a Notice.',
    'For a question: use a Dialog.',
  ],
  dos: [
    'Say what happened in a few words, and offer at most one action.',
    'Have one `ToastRegion` per page.',
  ],
  donts: ['Do not put anything into a toast that is nowhere else on the page.'],
  styles,
}
