import { FakeShell } from '@evenplate/platform/fake'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import remote from '../remote.tsx'

function StoryHealthLog() {
  return <FakeShell page={remote.pages.start} at="/health-log" />
}

export default {
  title: 'Health Log/Page',
  component: StoryHealthLog,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryHealthLog>

type Story = StoryObj<typeof StoryHealthLog>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is here yet.')).toBeVisible()
  },
}
