import type { Guidance } from '../../guidance/guidance.ts'
import styles from '../Notice/Notice.module.css?raw'

export const keepNoticeGuidance: Guidance = {
  name: 'KeepNotice',
  status: 'stable',
  when: ['After signing in, for what somebody made on this device before: a plan, corrections.'],
  whenNot: ['For a choice that can wait: use a Notice with its own actions.'],
  dos: ['Say in `failed` that it is still on this device.'],
  donts: ['Do not show it again once the visitor has kept or removed it.'],
  styles,
}
