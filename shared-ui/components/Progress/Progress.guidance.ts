import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Progress.module.css?raw'

export const progressGuidance: Guidance = {
  name: 'Progress',
  status: 'stable',
  when: ['For steps of a wizard, or work with an end, with the state in words.'],
  whenNot: [
    'For a wait of unknown length under two seconds: use Loading.',
    'For a share of something, such as energy: use a chart.',
  ],
  dos: ['Say the state in words: “Step 2 of 4”.'],
  donts: ['Do not let it run backward, and do not invent progress.'],
  styles,
}
