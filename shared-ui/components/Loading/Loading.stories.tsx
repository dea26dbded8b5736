import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { loadingGuidance } from './Loading.guidance.ts'
import { Loading } from './Loading.tsx'

/** Something is loading. */
export default {
  title: 'Messages/Loading',
  parameters: { guidance: loadingGuidance },
  component: Loading,
} satisfies Meta<typeof Loading>

type Story = StoryObj<typeof Loading>

export const Anything: Story = {}
export const OneThing: Story = { args: { children: 'Loading your recipes...' } }
