import type { Meta } from 'storybook-react-rsbuild'
import { type DashboardStory, down, EMPTY, shows } from '../testing/plays.ts'
import { StoryPage } from '../testing/StoryPage.tsx'
import { activityRow, sampleTables } from '../testing/sample-rows.ts'

export default {
  title: 'Dashboard/Activity',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { page: 'activity' },
} satisfies Meta<typeof StoryPage>

export const Some: DashboardStory = { play: shows('Created Salmon with Lemon Broccoli') }
export const Many: DashboardStory = {
  args: {
    tables: {
      ...sampleTables(),
      user_activity: Array.from({ length: 60 }, (_, index) =>
        activityRow({
          type: index % 3 ? 'recipe_created' : 'meal_planned',
          description: `${index % 3 ? 'Created' : 'Planned'} Lentil Soup No. ${index + 1}`,
          created_at: new Date(Date.UTC(2026, 10, 20) - index * 9 * 3_600_000).toISOString(),
        }),
      ),
    },
  },
  play: shows('Show older'),
}
export const Empty: DashboardStory = { args: { tables: EMPTY }, play: shows('Nothing here yet.') }
export const Unreachable: DashboardStory = {
  args: { intercept: down },
  play: shows('We couldn’t load your activity just now.'),
}
