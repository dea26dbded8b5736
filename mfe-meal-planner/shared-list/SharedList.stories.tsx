import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { LIST_STATES } from '../testing/list-states.ts'
import { StoryList } from '../testing/StoryList.tsx'

export default {
  title: 'Meal Planner/Shared list',
  component: StoryList,
  parameters: { layout: 'fullscreen' },
  argTypes: { state: { control: 'select', options: Object.keys(LIST_STATES) } },
  args: { page: 'shared-list' },
} satisfies Meta<typeof StoryList>

type Story = StoryObj<typeof StoryList>

const shows =
  (words: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const [found] = await canvas.findAllByText(words)
    await waitFor(() => expect(found).toBeVisible())
  }

export const Open: Story = {
  args: { state: 'guest in the middle of the shop' },
  play: shows(/Someone shared this list/),
}
export const Ended: Story = {
  args: { state: 'link that has ended' },
  play: shows('This list is no longer shared'),
}
export const NoAnswer: Story = {
  args: { state: 'link without an answer' },
  play: shows(/couldn’t load this list/),
}
