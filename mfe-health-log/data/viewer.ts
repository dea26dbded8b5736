import type { HealthSettings } from './log.ts'

/** Who is looking, and when. `offset`: minutes that local time is ahead of UTC now. */
export type Viewer = { settings: HealthSettings; now: number; offset: number }
