import type { Guidance } from '@evenplate/shared-ui/guidance'
import styles from './ChangesBar.module.css?raw'

export const changedBarGuidance: Guidance = {
  name: 'ChangedBar',
  status: 'stable',
  when: ['From the first change to a recipe on, to save it or undo it.'],
  whenNot: ['For a form: use its own buttons.', 'Where the recipe cannot be changed.'],
  dos: ['Call `fetchChangesBar` when a change is likely, so that it appears at once.'],
  donts: ['Do not hide it while there are unsaved changes.'],
  styles,
}
