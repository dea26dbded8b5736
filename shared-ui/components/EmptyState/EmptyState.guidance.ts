import type { Guidance } from '../../guidance/guidance.ts'
import styles from './EmptyState.module.css?raw'

export const emptyStateGuidance: Guidance = {
  name: 'EmptyState',
  status: 'stable',
  when: ['Where a list has nothing yet: no recipes, no activity, no search results.'],
  whenNot: ['Where something failed to load: use LoadFailed.', 'While it loads: use a Skeleton.'],
  dos: ['Say why it is empty, and offer the one thing to do next.'],
  donts: ['Do not apologize, and do not blame the visitor’s search.'],
  styles,
}
