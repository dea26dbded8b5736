import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Panel.module.css?raw'

export const panelGuidance: Guidance = {
  name: 'Panel',
  status: 'new',
  when: ['For a named, self-contained part of a page, such as favorites or recent activity.'],
  whenNot: ['For one thing in a list: use a Card.', 'For text that belongs to what is above: use a heading.'],
  dos: ['Put a link onward into `action`.', 'Use PanelRows for entries one below the other.'],
  donts: ['Do not put a panel into a panel.'],
  styles,
}
