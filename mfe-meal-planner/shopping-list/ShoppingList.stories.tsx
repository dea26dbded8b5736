import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { LIST_STATES } from '../testing/list-states.ts'
import { StoryList } from '../testing/StoryList.tsx'

export default {
  title: 'Meal Planner/Shopping list',
  component: StoryList,
  parameters: { layout: 'fullscreen' },
  argTypes: { state: { control: 'select', options: Object.keys(LIST_STATES) } },
} satisfies Meta<typeof StoryList>

type Story = StoryObj<typeof StoryList>

const shows =
  (words: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const [found] = await canvas.findAllByText(words)
    await waitFor(() => expect(found).toBeVisible())
  }
const presses =
  (name: string | RegExp, words: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name }))
    await waitFor(() => expect(within(document.body).getAllByText(words)[0]).toBeVisible())
  }

export const Planned: Story = { play: shows('3 onions') }
export const NothingPlanned: Story = {
  args: { state: 'guest with nothing planned' },
  play: shows(/There is nothing to cook this week/),
}
export const InTheShop: Story = {
  args: { state: 'guest in the middle of the shop' },
  play: shows('4 of 11'),
}
export const MoreIsNeeded: Story = {
  args: { state: 'guest whose plan needs more now' },
  play: shows('+4 eggs'),
}
export const SomeAtHome: Story = { args: { state: 'guest with food at home' }, play: shows(/use by Nov 25/) }
export const Ordering: Story = {
  args: { state: 'guest with an order of aisles' },
  play: presses('Reorder Aisles', 'Done'),
}
export const OneItem: Story = { play: presses(/^Feta: at home/, 'Use This Size') }
export const SendsWithAnAccount: Story = { play: presses('Send to a Phone', 'Create an Account') }
export const Member: Story = { args: { state: 'member with a planned week' }, play: shows('Saved.') }
export const Sending: Story = {
  args: { state: 'member with a planned week' },
  play: presses('Send to a Phone', 'Make a Link'),
}
export const AccountDown: Story = {
  args: { state: 'member whose account does not answer' },
  play: shows(/couldn’t reach your account just now/),
}
export const NewDeviceAccountDown: Story = {
  args: { state: 'member whose account does not answer, on a new device' },
  play: shows(/couldn’t load your list/),
}
