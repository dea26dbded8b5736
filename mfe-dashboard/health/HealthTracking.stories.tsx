import type { Meta } from 'storybook-react-rsbuild'
import { type DashboardStory, shows } from '../testing/plays.ts'
import { StoryPage } from '../testing/StoryPage.tsx'

export default {
  title: 'Dashboard/Health tracking',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>

export const Sample: DashboardStory = { args: { at: '/dashboard?tab=health' }, play: shows(/120/) }
