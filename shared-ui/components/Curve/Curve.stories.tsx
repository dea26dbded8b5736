import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { curveGuidance } from './Curve.guidance.ts'
import { Curve } from './Curve.tsx'

export default {
  title: 'Pictures/Curve',
  parameters: { guidance: curveGuidance },
  component: Curve,
} satisfies Meta<typeof Curve>

type Story = StoryObj<typeof Curve>

export const Low: Story = { args: { band: 'Low' } }
export const Medium: Story = { args: { band: 'Medium' } }
export const High: Story = { args: { band: 'High' } }
export const Unknown: Story = { args: { band: null } }
