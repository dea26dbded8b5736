import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { keepNoticeGuidance } from './KeepNotice.guidance.ts'
import { KeepNotice } from './KeepNotice.tsx'

export default {
  title: 'Messages/KeepNotice',
  parameters: { guidance: keepNoticeGuidance },
  component: KeepNotice,
  args: {
    title: 'Keep the plan you made on this device?',
    children: 'It moves to your account, so you have it on your other devices too.',
    kept: 'Your plan is in your account now.',
    failed: 'We couldn’t save your plan just now. It is still on this device.',
    onKeep: async () => {},
    onRemove: () => {},
    onError: () => {},
  },
} satisfies Meta<typeof KeepNotice>

type Story = StoryObj<typeof KeepNotice>

export const Asks: Story = {}
export const Fails: Story = { args: { onKeep: () => Promise.reject(new Error('no answer')) } }
