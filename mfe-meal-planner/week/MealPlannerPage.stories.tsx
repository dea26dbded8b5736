import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StoryPlanner } from '../testing/StoryPlanner.tsx'
import { STATES } from '../testing/story-states.ts'

export default {
  title: 'Meal Planner/Week',
  component: StoryPlanner,
  parameters: { layout: 'fullscreen' },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
} satisfies Meta<typeof StoryPlanner>

type Story = StoryObj<typeof StoryPlanner>

const shows =
  (words: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const [found] = await canvas.findAllByText(words)
    await waitFor(() => expect(found).toBeVisible())
  }

const presses =
  (name: string | RegExp, words: string | RegExp): NonNullable<Story['play']> =>
  async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name }))
    await shows(words)(context)
  }

const opens =
  (name: string, item: string | null, words: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name }))
    if (item) await userEvent.click(await canvas.findByRole('menuitem', { name: item }))
    const inBody = within(document.body)
    await waitFor(() => expect(inBody.getAllByText(words)[0]).toBeVisible())
  }

const FULL = { state: 'guest with a full week' } as const

export const Empty: Story = { play: shows('Nov 23 – 29') }
export const Budgets: Story = { args: { state: 'guest with budgets' }, play: shows(/no nuts/) }
export const Full: Story = { args: FULL, play: shows('Three-Bean Chili') }
export const NetCarbs: Story = { args: { state: 'guest who counts net carbs' }, play: shows(/net carbs$/) }
export const AllRules: Story = {
  args: { state: 'guest with budgets' },
  play: presses(/^Diet, allergies/, 'Not sure where to start?'),
}
export const Filling: Story = {
  args: { state: 'guest who waits' },
  play: presses('Fill My Week', 'Filling your week...'),
}
export const FallsShort: Story = {
  args: { state: 'guest whose rules leave meals open' },
  play: presses('Fill My Week', /four lunches are open/),
}
export const Offline: Story = {
  args: { state: 'guest without a network' },
  play: presses('Fill My Week', /needs a connection/),
}
export const AtTheLimit: Story = {
  args: { state: 'guest at the limit' },
  play: presses('Fill My Week', 'Create Free Account'),
}
export const Menu: Story = {
  args: FULL,
  play: opens('More for Monday’s lunch', null, 'Choose another dish…'),
}
export const AskedAgain: Story = {
  args: FULL,
  play: opens('More for Monday’s lunch', 'Choose another dish…', 'Show Other Dishes'),
}
export const WrittenWithAi: Story = {
  args: { state: 'guest whose gateway has a model' },
  play: async (context) => {
    await opens('More for Monday’s lunch', 'Choose another dish…', 'Write This One with AI')(context)
    const inBody = within(document.body)
    await userEvent.click(inBody.getByRole('button', { name: 'Write This One with AI' }))
    await waitFor(() => expect(inBody.getByText(/8 g over budget/)).toBeVisible())
  },
}
export const Moving: Story = {
  args: FULL,
  play: opens('More for Monday’s lunch', 'Move or swap…', /the two swap/),
}
export const LeftoversOf: Story = {
  args: FULL,
  play: opens('More for Thursday’s lunch', 'Use leftovers…', /the shopping list counts it once/),
}
export const WhoEats: Story = {
  args: FULL,
  play: opens('More for Monday’s dinner', 'Portions…', 'This is the portion we count.'),
}
export const Recipe: Story = {
  args: FULL,
  play: opens('More for Monday’s dinner', 'Open recipe', 'Instructions'),
}
export const Calendar: Story = {
  args: FULL,
  play: presses('Add to Calendar', 'This week, as a file'),
}
export const CarriedOver: Story = {
  args: { state: 'member with a plan of a guest' },
  play: shows('Keep the plan you made on this device?'),
}
export const Unreachable: Story = {
  args: { state: 'member whose database is down' },
  play: shows('We couldn’t load this week just now.'),
}
export const NoSuchWeek: Story = { args: { week: '0001-01-01' }, play: shows('We can’t plan that week.') }
