import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Button.module.css?raw'

export const buttonGuidance: Guidance = {
  name: 'Button',
  status: 'stable',
  when: [
    'For an action on this page: generating, saving, deleting.',
    'With `buttonClass` for a link that leads on and matters as much as an action.',
  ],
  whenNot: [
    'For leading to another page within a text: use a link.',
    'For choosing one of several: use a ChipGroup.',
  ],
  dos: [
    'Have one primary button a screen: what most visitors came for.',
    'Say what happens, as a verb: “Save Recipe”.',
    'Set `busy` with a `busyLabel` while it is at work.',
  ],
  donts: [
    'Do not disable a button without saying beside it why.',
    'Do not use danger for what can be undone with one press.',
  ],
  styles,
}
