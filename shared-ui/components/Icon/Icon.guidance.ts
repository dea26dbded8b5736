import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Icon.module.css?raw'

export const iconGuidance: Guidance = {
  name: 'Icon',
  status: 'stable',
  when: ['Next to a word with the same meaning, so that it is found faster.'],
  whenNot: [
    'Alone on a button without a name: give the button an `aria-label`.',
    'For a food or a dish: use a Plate.',
  ],
  dos: [
    'Let it take the size and color of the text around it.',
    'Set `label` only if no text next to it says the same.',
  ],
  donts: ['Do not use one icon for two meanings on a page.'],
  styles,
}
