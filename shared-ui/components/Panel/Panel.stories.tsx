import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { panelGuidance } from './Panel.guidance.ts'
import { Panel, PanelRows } from './Panel.tsx'

export default {
  title: 'Layout/Panel',
  parameters: { guidance: panelGuidance },
  component: Panel,
} satisfies Meta<typeof Panel>

export const WithRows: StoryObj<typeof Panel> = {
  args: {
    title: 'Favorite Recipes',
    action: <a href="#all">View All</a>,
    children: (
      <PanelRows>
        <li>Lentil Soup with Spinach</li>
        <li>Salmon with Lemon Broccoli</li>
      </PanelRows>
    ),
  },
}
export const Empty: StoryObj<typeof Panel> = {
  args: { title: 'Recent Activity', children: <p>No recent activity.</p> },
}
