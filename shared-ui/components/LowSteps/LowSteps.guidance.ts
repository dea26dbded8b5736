import type { Guidance } from '../../guidance/guidance.ts'
import styles from './LowSteps.module.css?raw'

export const lowStepsGuidance: Guidance = {
  name: 'LowSteps',
  status: 'new',
  when: ['When someone says that their blood sugar is low now, before anything else on the screen.'],
  whenNot: [
    'For past lows: a sentence with the figure is enough.',
    'For a question about doses: the care team answers that.',
  ],
  dos: ['Give it a heading that says what to do first, and one button that leads back.'],
  donts: ['Do not change or shorten its words for a page.', 'Do not let a model write any of it.'],
  styles,
}
