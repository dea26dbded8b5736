import type { Meta } from 'storybook-react-rsbuild'
import { type DashboardStory, shows } from '../testing/plays.ts'
import { StoryPage } from '../testing/StoryPage.tsx'

export default {
  title: 'Dashboard/Meal planning',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>

export const Sample: DashboardStory = { args: { at: '/dashboard?tab=meal-planning' }, play: shows('Monday') }
