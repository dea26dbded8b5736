import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Loading.module.css?raw'

export const loadingGuidance: Guidance = {
  name: 'Loading',
  status: 'stable',
  when: ['For a short wait in a small place, with a word for what is loading.'],
  whenNot: [
    'For content whose shape is known: use a Skeleton.',
    'For work whose progress is known: use Progress.',
  ],
  dos: ['Name what is loading.'],
  donts: ['Do not show two of them at once.'],
  styles,
}
