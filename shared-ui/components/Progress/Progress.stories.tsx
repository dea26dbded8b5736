import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { progressGuidance } from './Progress.guidance.ts'
import { Progress } from './Progress.tsx'

export default {
  title: 'Messages/Progress',
  parameters: { guidance: progressGuidance },
  component: Progress,
} satisfies Meta<typeof Progress>

type Story = StoryObj<typeof Progress>

export const Wizard: Story = { args: { label: 'Ingredients', value: 3, max: 4, text: 'Step 3 of 4' } }
export const Unknown: Story = { args: { label: 'Cooking up your recipe' } }
export const ImpactLow: Story = { args: { label: 'Blood sugar impact', value: 30, text: 'Low (Excellent)' } }
export const ImpactMedium: Story = {
  args: { label: 'Blood sugar impact', value: 60, text: 'Medium (Good)', tone: 'apricot' },
}
export const ImpactHigh: Story = {
  args: { label: 'Blood sugar impact', value: 75, text: 'High (Limit portion)', tone: 'tomato' },
}
