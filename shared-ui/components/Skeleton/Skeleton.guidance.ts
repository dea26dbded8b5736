import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Skeleton.module.css?raw'

export const skeletonGuidance: Guidance = {
  name: 'Skeleton',
  status: 'stable',
  when: ['While something whose shape is known loads for longer than a moment.'],
  whenNot: ['For a busy button: use its `busy`.', 'In an empty list: use an EmptyState.'],
  dos: ['Give it the size of what will load, so that nothing jumps.', 'Say in `label` what is loading.'],
  donts: ['Do not keep it when loading failed: use LoadFailed.'],
  styles,
}
