import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Card.module.css?raw'

export const cardGuidance: Guidance = {
  name: 'Card',
  status: 'stable',
  when: ['To group what belongs together: a recipe in a list, a section of settings.'],
  whenNot: [
    'Around a whole page, or inside another card: use space and a heading.',
    'For a message: use a Notice.',
  ],
  dos: [
    'Choose `as` by what it is: `li` in a list, `section` with a heading.',
    'Set `interactive` only if one link or button inside handles a click anywhere.',
  ],
  donts: [
    'Do not put two links of equal weight into an interactive card.',
    'Do not use a tone for decoration: basil invites, apricot says “take care”.',
  ],
  styles,
}
