import type { Meta } from 'storybook-react-rsbuild'
import { type DashboardStory, shows } from '../testing/plays.ts'
import { StoryPage } from '../testing/StoryPage.tsx'
import { STATES } from '../testing/story-states.ts'

export default {
  title: 'Dashboard/Activity',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { page: 'activity' },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
} satisfies Meta<typeof StoryPage>

export const Some: DashboardStory = { play: shows('Created Salmon with Lemon Broccoli') }
export const Many: DashboardStory = {
  args: { state: 'member with sixty entries' },
  play: shows('Show Older'),
}
export const Empty: DashboardStory = {
  args: { state: 'member who did nothing yet' },
  play: shows('Nothing here yet.'),
}
export const Unreachable: DashboardStory = {
  args: { state: 'database that is down' },
  play: shows('We couldn’t load your activity just now.'),
}
