import type { Guidance } from '@evenplate/shared-ui/guidance'
import styles from './Dock.module.css?raw'

export const dockGuidance: Guidance = {
  name: 'Dock',
  status: 'stable',
  when: ['For the actions of a finished recipe that have to stay within reach.'],
  whenNot: ['For the actions of a form: put them at its end.', 'Twice on a page.'],
  dos: ['Put DockButtons into it, the most important first.'],
  donts: ['Do not put text into it that must be read.'],
  styles,
}
