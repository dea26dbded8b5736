import type { FakeIntercept, FakeTables } from '@evenplate/platform/fake-db'
import { down, EMPTY, slow } from './plays.ts'
import { activityRow, sampleTables } from './sample-rows.ts'

/** What the backend has when a story begins, and how it answers. */
export type StoryState = {
  tables?: FakeTables
  intercept?: FakeIntercept
  unverified?: boolean
  week?: boolean
  readings?: boolean
}

const withActivity = (user_activity: Record<string, unknown>[]) => ({
  tables: { ...sampleTables(), user_activity },
})

/** By the names that stories and Storybook's controls use. */
export const STATES = {
  'member with some activity': {},
  'member with nine entries of long names': withActivity(
    Array.from({ length: 9 }, (_, index) =>
      activityRow({ description: `Created Chickpea Stew with a Rather Long Name, No. ${index + 1}` }),
    ),
  ),
  'member with sixty entries': withActivity(
    Array.from({ length: 60 }, (_, index) =>
      activityRow({
        type: index % 3 ? 'recipe_created' : 'meal_planned',
        description: `${index % 3 ? 'Created' : 'Planned'} Lentil Soup No. ${index + 1}`,
        created_at: new Date(Date.UTC(2026, 10, 20) - index * 9 * 3_600_000).toISOString(),
      }),
    ),
  ),
  'member who did nothing yet': { tables: EMPTY },
  'member whose address is not confirmed': { unverified: true },
  'member whose week is drawn': { week: true },
  'member whose readings are drawn': { readings: true },
  'database that is slow': { intercept: slow },
  'database that is down': { intercept: down },
} satisfies Record<string, StoryState>

export type StateName = keyof typeof STATES
