import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Badge.module.css?raw'

export const badgeGuidance: Guidance = {
  name: 'Badge',
  status: 'stable',
  when: ['One or two words that say what state the thing beside it is in: a band, a meal, sample data.'],
  whenNot: [
    'For something that can be pressed: use a Button or a ChipGroup.',
    'For a sentence: use a Notice.',
  ],
  dos: [
    'Let the words carry the meaning; choose the tone that supports them.',
    'Give levels an icon, so that they differ without color.',
  ],
  donts: [
    'Do not put more than two badges beside each other.',
    'Do not use tomato for anything but a high load or danger.',
  ],
  styles,
}
