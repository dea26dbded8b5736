import { expect, userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { type DashboardStory, shows } from '../testing/plays.ts'
import { StoryPage } from '../testing/StoryPage.tsx'
import { STATES } from '../testing/story-states.ts'

export default {
  title: 'Dashboard/Overview',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
} satisfies Meta<typeof StoryPage>

export const Plain: DashboardStory = { play: shows(/^Welcome, Ana/) }
export const Full: DashboardStory = {
  args: { state: 'member with nine entries of long names' },
  play: shows(/No. \d$/),
}
export const Empty: DashboardStory = {
  args: { state: 'member who did nothing yet' },
  play: shows(/No recent activity/),
}
export const Loading: DashboardStory = { args: { state: 'database that is slow' } }
export const AddressNotConfirmed: DashboardStory = {
  args: { state: 'member whose address is not confirmed' },
  play: shows(/verify/i),
}
export const BannerDismissed: DashboardStory = {
  args: { state: 'member whose address is not confirmed' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  },
}
