import type { Guidance } from '@evenplate/shared-ui/guidance'
import styles from './Fold.module.css?raw'

export const foldGuidance: Guidance = {
  name: 'Fold',
  status: 'stable',
  when: ['For a part of a recipe that can wait on a phone: figures, sources.'],
  whenNot: [
    'For what everybody has to see: safety, ingredients, steps.',
    'For what should be closed on a wide screen, too.',
  ],
  dos: ['Say in `hint` what is inside.'],
  donts: ['Do not fold a part inside a fold.'],
  styles,
}
