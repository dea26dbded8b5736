import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { tabsGuidance } from './Tabs.guidance.ts'
import { Tabs } from './Tabs.tsx'

const TABS = [
  { value: 'overview', label: 'Overview', content: <p>What happened lately.</p> },
  { value: 'recipes', label: 'My Recipes', content: <p>Everything you saved.</p> },
  { value: 'health', label: 'Health Tracking', content: <p>Your readings.</p> },
  { value: 'planning', label: 'Meal Planning', content: <p>The week ahead.</p> },
]

export default {
  title: 'Layout/Tabs',
  parameters: { guidance: tabsGuidance },
  component: Tabs,
  args: { label: 'Dashboard', tabs: TABS, value: 'overview', onChange: () => {} },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value)
    return <Tabs {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Tabs>

type Story = StoryObj<typeof Tabs>

export const Dashboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'My Recipes' }))
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Everything you saved.'))
  },
}

export const Two: Story = { args: { label: 'How to ask', tabs: TABS.slice(0, 2) } }
export const OneIsClosed: Story = {
  args: { tabs: TABS.map((tab) => ({ ...tab, disabled: tab.value === 'planning' })) },
}
