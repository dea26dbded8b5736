import { expect, waitFor } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import type { DashboardStory } from '../testing/plays.ts'
import { StoryPage } from '../testing/StoryPage.tsx'
import { STATES } from '../testing/story-states.ts'

export default {
  title: 'Dashboard/Health tracking',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { at: '/dashboard?tab=health' },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
} satisfies Meta<typeof StoryPage>

const MISSING = /can’t show your .* here right now/

export const WithReadings: DashboardStory = {
  args: { state: 'member whose readings are drawn' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('The last 14 days, as the health log draws them.')).toBeVisible(),
    )
    await expect(canvas.getByText(MISSING)).not.toBeVisible()
  },
}
export const HealthLogMissing: DashboardStory = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(MISSING)).toBeVisible())
  },
}
