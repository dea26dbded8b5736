import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Dialog.module.css?raw'

export const dialogGuidance: Guidance = {
  name: 'Dialog',
  status: 'stable',
  when: [
    'For a question that must be answered before continuing: deleting, sharing.',
    'For a short task that returns to the same place: making a dish fit.',
  ],
  whenNot: [
    'For a message that needs no answer: use a Toast or a Notice.',
    'For a task with more than one step: use a page.',
  ],
  dos: [
    'Name the action in the title and on its button: “Delete this recipe?”, “Delete”.',
    'Put the most likely button first.',
  ],
  donts: ['Do not open one without a press by the visitor.', 'Do not open a dialog from a dialog.'],
  styles,
}
