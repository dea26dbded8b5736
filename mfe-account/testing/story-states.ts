import type { FakeIntercept } from '@evenplate/platform/fake-db'
import { slow } from './plays.ts'

/** By the names that stories and the book's controls use: how the backend answers. */
export const STATES = {
  'server that answers': undefined,
  'server that is slow': slow,
} satisfies Record<string, FakeIntercept | undefined>

export type StateName = keyof typeof STATES
