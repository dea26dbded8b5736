import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { badgeGuidance } from './Badge.guidance.ts'
import { Badge } from './Badge.tsx'

export default {
  title: 'Messages/Badge',
  parameters: { guidance: badgeGuidance },
  component: Badge,
  args: { children: 'Dinner', tone: 'neutral' },
  argTypes: { tone: { control: 'select', options: ['neutral', 'basil', 'apricot', 'tomato', 'rain'] } },
} satisfies Meta<typeof Badge>

type Story = StoryObj<typeof Badge>

export const Neutral: Story = {}
export const Basil: Story = { args: { tone: 'basil', icon: 'check', children: 'Low impact' } }
export const Apricot: Story = { args: { tone: 'apricot', icon: 'info', children: 'Medium impact' } }
export const Tomato: Story = { args: { tone: 'tomato', icon: 'warning', children: 'High impact' } }
export const Rain: Story = { args: { tone: 'rain', children: 'Sample data' } }
export const LongWords: Story = {
  args: { tone: 'apricot', icon: 'info', children: 'Counted without two of its nine ingredients' },
}
