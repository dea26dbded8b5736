import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { LIST_STATES } from '../testing/list-states.ts'
import { StoryList } from '../testing/StoryList.tsx'

export default {
  title: 'Meal Planner/Parts on other pages',
  component: StoryList,
  argTypes: { state: { control: 'select', options: Object.keys(LIST_STATES) } },
  args: { page: 'my-week', state: 'member with nothing planned' },
} satisfies Meta<typeof StoryList>

type Story = StoryObj<typeof StoryList>

const shows =
  (words: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const [found] = await canvas.findAllByText(words)
    await waitFor(() => expect(found).toBeVisible())
  }

export const MyWeekFull: Story = {
  args: { state: 'member with a full week' },
  play: shows('Three-Bean Chili'),
}
export const TodayFull: Story = {
  args: { page: 'planned-today', state: 'member with a full week' },
  play: shows(/of 45 ± 7/),
}
export const MyWeekEmpty: Story = { play: shows(/Nothing is planned yet/) }
export const MyWeekDown: Story = {
  args: { state: 'member whose account does not answer' },
  play: shows(/couldn’t load your plan/),
}
export const TodayEmpty: Story = {
  args: { page: 'planned-today' },
  play: shows(/Nothing is planned for today/),
}
