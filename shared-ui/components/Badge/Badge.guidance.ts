import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Badge.module.css?raw'

export const badgeGuidance: Guidance = {
  name: 'Badge',
  status: 'stable',
  when: ['One or two words that name the state of the thing next to them: a band, a meal, sample data.'],
  whenNot: [
    'For something that can be pressed: use a Button or a ChipGroup.',
    'For a sentence: use a Notice.',
  ],
  dos: [
    'Let the words carry the meaning; choose the tone that supports them.',
    'Give levels an icon, so that they differ without color.',
  ],
  donts: [
    'Do not put more than two badges next to each other.',
    'Do not use tomato for anything but a high load or danger.',
  ],
  styles,
}
