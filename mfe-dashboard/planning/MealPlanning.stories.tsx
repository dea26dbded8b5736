import { expect, waitFor } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import type { DashboardStory } from '../testing/plays.ts'
import { StoryPage } from '../testing/StoryPage.tsx'
import { STATES } from '../testing/story-states.ts'

export default {
  title: 'Dashboard/Meal planning',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
  args: { at: '/dashboard?tab=meal-planning' },
} satisfies Meta<typeof StoryPage>

const MISSING = /can’t show your .* here right now/

export const WithWeek: DashboardStory = {
  args: { state: 'member whose week is drawn' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The week, as the meal planner draws it.')).toBeVisible())
    await expect(canvas.getByText(MISSING)).not.toBeVisible()
  },
}
export const PlannerMissing: DashboardStory = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(MISSING)).toBeVisible())
  },
}
