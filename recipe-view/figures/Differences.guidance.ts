import type { Guidance } from '@evenplate/shared-ui/guidance'
import styles from './Differences.module.css?raw'

export const differencesGuidance: Guidance = {
  name: 'Differences',
  status: 'stable',
  when: ['Where a brought recipe has published figures that differ from ours.'],
  whenNot: ['For a change to a dish: use WhatChanged.'],
  dos: ['Say the likely cause below the figures.'],
  donts: ['Do not say which figure is right: we do not know how theirs was counted.'],
  styles,
}
