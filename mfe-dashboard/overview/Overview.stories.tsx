import { expect, userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { type DashboardStory, EMPTY, shows, slow } from '../testing/plays.ts'
import { StoryPage } from '../testing/StoryPage.tsx'
import { activityRow, sampleTables } from '../testing/sample-rows.ts'

export default {
  title: 'Dashboard/Overview',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>

export const Plain: DashboardStory = { play: shows(/^Welcome, Ana/) }
export const Full: DashboardStory = {
  args: {
    tables: {
      ...sampleTables(),
      user_activity: Array.from({ length: 9 }, (_, index) =>
        activityRow({ description: `Created Chickpea Stew with a Rather Long Name, No. ${index + 1}` }),
      ),
    },
  },
  play: shows(/No. 4$/),
}
export const Empty: DashboardStory = {
  args: { tables: EMPTY },
  play: shows(/No recent activity/),
}
export const Loading: DashboardStory = { args: { intercept: slow } }
export const AddressNotConfirmed: DashboardStory = { args: { unverified: true }, play: shows(/verify/i) }
export const BannerDismissed: DashboardStory = {
  args: { unverified: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  },
}
