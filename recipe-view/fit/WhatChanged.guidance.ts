import type { Guidance } from '@evenplate/shared-ui/guidance'
import styles from './WhatChanged.module.css?raw'

export const whatChangedGuidance: Guidance = {
  name: 'WhatChanged',
  status: 'stable',
  when: ['After a dish was made to fit a plate, to say what was changed and why.'],
  whenNot: ['For changes that the visitor made by hand: they see them where they made them.'],
  dos: ['Name each change with the figure before and after.'],
  donts: ['Do not praise the change.'],
  styles,
}
