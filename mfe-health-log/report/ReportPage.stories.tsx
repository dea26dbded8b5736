import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StoryHealth } from '../testing/StoryHealth.tsx'
import { STATES } from '../testing/story-states.ts'

export default {
  title: 'Health Log/Report',
  component: StoryHealth,
  parameters: { layout: 'fullscreen' },
  args: { page: 'report', at: '/health/report' },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
} satisfies Meta<typeof StoryHealth>

type Story = StoryObj<typeof StoryHealth>
const shows =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(text, {}, { timeout: 10_000 }))[0]).toBeVisible()
  }

export const TwoWeeks: Story = { play: shows('Each day, midnight to midnight') }
export const Fingersticks: Story = {
  args: { state: 'twenty fingersticks' },
  play: shows(/shares are of readings, not of time/),
}
export const Pregnancy: Story = {
  args: { state: 'pregnancy' },
  play: shows(/Pregnancy with type 1 diabetes, agreed/),
}
export const Empty: Story = { args: { state: 'nothing yet' }, play: shows('No readings in this period.') }
