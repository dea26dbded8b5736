import type { FakeIntercept } from '@evenplate/platform/fake-db'
import { slow } from './plays.ts'

/** How the backend answers, by the names that stories and Storybook's controls use. */
export const STATES = {
  'server that answers': undefined,
  'server that is slow': slow,
} satisfies Record<string, FakeIntercept | undefined>

export type StateName = keyof typeof STATES
