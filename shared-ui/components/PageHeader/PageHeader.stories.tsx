import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../Button/Button.tsx'
import { pageHeaderGuidance } from './PageHeader.guidance.ts'
import { PageHeader } from './PageHeader.tsx'

export default {
  title: 'Layout/PageHeader',
  parameters: { guidance: pageHeaderGuidance },
  component: PageHeader,
  args: {
    title: 'Blood sugar, in plain words',
    lead: 'Every term you meet in a recipe, with its source, so that a number means something.',
  },
} satisfies Meta<typeof PageHeader>

type Story = StoryObj<typeof PageHeader>

export const Plain: Story = {}
export const WithActions: Story = {
  args: { eyebrow: 'Glossary', actions: <Button variant="secondary">Build a Recipe</Button> },
}
export const Centered: Story = {
  args: { align: 'center', actions: <Button size="l">Build a Recipe</Button> },
}
export const LongTitle: Story = {
  args: {
    title: 'Grandmother’s Slow-Braised Mediterranean Chickpea and Butternutsquashpurée Casserole',
    lead: undefined,
  },
}
