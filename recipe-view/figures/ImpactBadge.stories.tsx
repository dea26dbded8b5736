import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { impactBadgeGuidance } from './ImpactBadge.guidance.ts'
import { ImpactBadge } from './ImpactBadge.tsx'

export default {
  title: 'Recipe/Impact badge',
  parameters: { guidance: impactBadgeGuidance },
  component: ImpactBadge,
} satisfies Meta<typeof ImpactBadge>

type Story = StoryObj<typeof ImpactBadge>

export const Low: Story = { args: { band: 'Low' } }
export const Medium: Story = { args: { band: 'Medium' } }
export const High: Story = { args: { band: 'High' } }
export const Unknown: Story = { args: { band: null } }
