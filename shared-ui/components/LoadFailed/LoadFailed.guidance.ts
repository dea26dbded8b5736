import type { Guidance } from '../../guidance/guidance.ts'
import styles from '../Notice/Notice.module.css?raw'

export const loadFailedGuidance: Guidance = {
  name: 'LoadFailed',
  status: 'stable',
  when: ['In place of a part that could not be loaded, such as a list or a chart.'],
  whenNot: [
    'For a whole page: the shell has an error screen.',
    'For a form that was refused: use a Notice with `role="alert"`.',
  ],
  dos: ['Say what could not be loaded, and what is safe.', 'Let `onRetry` load it again in place.'],
  donts: ['Do not show a code or a server’s message.'],
  styles,
}
