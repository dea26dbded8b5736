import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Tabs } from './Tabs.tsx'

export default { title: 'Layout/Tabs', component: Tabs } satisfies Meta<typeof Tabs>

const TABS = [
  { value: 'overview', label: 'Overview', content: <p>What happened lately.</p> },
  { value: 'recipes', label: 'My Recipes', content: <p>Everything you saved.</p> },
  { value: 'health', label: 'Health Tracking', content: <p>Your readings.</p> },
  { value: 'planning', label: 'Meal Planning', content: <p>The week ahead.</p> },
]

export const Dashboard: StoryObj = {
  render: function Dashboard() {
    const [tab, setTab] = useState('overview')
    return <Tabs label="Dashboard" value={tab} onChange={setTab} tabs={TABS} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'My Recipes' }))
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Everything you saved.'))
  },
}
