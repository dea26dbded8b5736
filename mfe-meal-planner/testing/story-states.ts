import type { Plan, PlannedDish } from '@evenplate/meal-plan/plan'
import type { GatewayReply } from './fake-planner.ts'
import { STUFFED_PEPPERS } from './sample-dishes.ts'
import { emptyWeek, fullWeek, RULES } from './sample-week.ts'

/** What a story begins with, and how the gateway answers. */
export type StoryState = {
  plan?: Plan
  isMember?: boolean
  gateway?: GatewayReply
  /** A model writes this dish on request; without one, none is configured. */
  writes?: PlannedDish
  /** The database does not answer as it should. */
  isDown?: boolean
}

const full = fullWeek()

/** By the names that stories and Storybook's controls use. */
export const STATES = {
  'guest who begins': {},
  'guest with budgets': { plan: emptyWeek() },
  'guest with a full week': { plan: full },
  'guest whose gateway has a model': { plan: full, writes: STUFFED_PEPPERS },
  'guest who counts net carbs': { plan: fullWeek({ ...RULES, counts: 'net' }) },
  'guest whose rules leave meals open': { plan: emptyWeek(), gateway: 'falls short' },
  'guest who waits': { plan: emptyWeek(), gateway: 'waits' },
  'guest without a network': { plan: emptyWeek(), gateway: 'offline' },
  'guest at the limit': { plan: emptyWeek(), gateway: 'fill_limit' },
  'member with a plan of a guest': { plan: full, isMember: true },
  'member whose database is down': { isMember: true, isDown: true },
} satisfies Record<string, StoryState>

export type StateName = keyof typeof STATES
