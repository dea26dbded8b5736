import type { Guidance } from '../../guidance/guidance.ts'
import styles from './Tabs.module.css?raw'

export const tabsGuidance: Guidance = {
  name: 'Tabs',
  status: 'stable',
  when: ['For two to five views of the same thing, one of which is enough at a time.'],
  whenNot: ['For steps in an order: use Progress and buttons.', 'For what has to be compared.'],
  dos: ['Keep the names to one or two words.', 'Keep the chosen tab in the address.'],
  donts: ['Do not hide something everybody needs in a tab.', 'Do not nest tabs.'],
  styles,
}
