import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { skeletonGuidance } from './Skeleton.guidance.ts'
import { Skeleton } from './Skeleton.tsx'

export default {
  title: 'Messages/Skeleton',
  parameters: { guidance: skeletonGuidance },
  component: Skeleton,
  args: { label: 'Loading your recipes' },
} satisfies Meta<typeof Skeleton>

type Story = StoryObj<typeof Skeleton>

export const Text: Story = { args: { lines: 4 } }
export const Sheet: Story = { args: { shape: 'card' } }
export const Picture: Story = { args: { shape: 'plate' } }
