import type { Guidance } from '@evenplate/shared-ui/guidance'
import styles from './DockButtons.module.css?raw'

export const dockButtonsGuidance: Guidance = {
  name: 'DockButtons',
  status: 'stable',
  when: ['For the buttons inside a Dock.'],
  whenNot: ['Anywhere else: use Buttons in a row.'],
  dos: ['Give each button an icon and a short word; put the rest of its name into `Wide`.'],
  donts: ['Do not put more than four buttons into it: a phone has no room.'],
  styles,
}
