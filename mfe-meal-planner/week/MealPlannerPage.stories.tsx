import { FakeShell } from '@evenplate/platform/fake'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import remote from '../remote.tsx'

function StoryMealPlanner() {
  return <FakeShell page={remote.pages.start} at="/meal-planner" />
}

export default {
  title: 'Meal Planner/Page',
  component: StoryMealPlanner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryMealPlanner>

type Story = StoryObj<typeof StoryMealPlanner>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is here yet.')).toBeVisible()
  },
}
