import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Button.module.css?raw'

export const buttonGuidance: Guidance = {
  name: 'Button',
  status: 'stable',
  when: [
    'For an action on this page: generating, saving, deleting.',
    'With `buttonClass` for a link that matters as much as an action.',
  ],
  whenNot: [
    'For going to another page from a text: use a link.',
    'For choosing one of several: use a ChipGroup.',
  ],
  dos: [
    'Have one primary button per screen: what most visitors came for.',
    'Say what happens, as a verb: “Save Recipe”.',
    'Set `busy` with a `busyLabel` while it works.',
  ],
  donts: [
    'Do not disable a button without saying why next to it.',
    'Do not use danger for what one press can undo.',
  ],
  styles,
}
