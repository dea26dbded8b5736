import { expect, userEvent, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { StoryHealth } from '../testing/StoryHealth.tsx'
import { STATES } from '../testing/story-states.ts'

export default {
  title: 'Health Log/Page',
  component: StoryHealth,
  parameters: { layout: 'fullscreen' },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
} satisfies Meta<typeof StoryHealth>

type Story = StoryObj<typeof StoryHealth>
const shows =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(text, {}, { timeout: 10_000 }))[0]).toBeVisible()
  }

export const Guest: Story = {
  args: { state: 'guest' },
  play: shows(/The readings and meals below are made up/),
}
export const Empty: Story = { args: { state: 'nothing yet' }, play: shows('No readings on this day.') }
export const TwentyFingersticks: Story = {
  args: { state: 'twenty fingersticks', at: '/health?show=14' },
  play: shows(/From \d+ fingersticks/),
}
export const Today: Story = { play: shows('Show Table') }
export const TwoWeeks: Story = { args: { at: '/health?show=14' }, play: shows('Time in ranges') }
export const FiveYears: Story = {
  args: { state: 'five years', at: '/health?show=90' },
  play: shows('Time in ranges'),
}
export const Pregnancy: Story = {
  args: { state: 'pregnancy', at: '/health?show=14' },
  play: shows(/Pregnancy with type 1 diabetes, agreed/),
}
export const Millimoles: Story = {
  args: { state: 'mmol/L', at: '/health?show=14' },
  play: shows(/mmol\/L/),
}
export const MyRise: Story = {
  args: { at: '/health?show=rises' },
  play: shows(/After this recipe \(3 times/),
}
export const Settings: Story = { args: { at: '/health?show=settings' }, play: shows('Your group') }
export const Failed: Story = {
  args: { state: 'database that is down' },
  play: shows('We couldn’t load your log just now.'),
}
export const Offline: Story = {
  args: { state: 'offline' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Reading/ }), '104')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/1 change not in your account yet/)).toBeVisible()
  },
}
export const Low: Story = {
  args: { state: 'nothing yet' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Reading/ }), '58')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const title = await canvas.findByText('Treat the low first')
    await waitFor(() => expect(title).toBeVisible())
  },
}
