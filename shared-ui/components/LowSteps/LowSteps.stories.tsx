import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { lowStepsGuidance } from './LowSteps.guidance.ts'
import { LowSteps } from './LowSteps.tsx'

export default {
  title: 'Messages/LowSteps',
  parameters: { guidance: lowStepsGuidance },
  component: LowSteps,
} satisfies Meta<typeof LowSteps>

export const Steps: StoryObj<typeof LowSteps> = {}
