import { expect } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { type AccountStory, submits } from '../testing/plays.ts'
import { StoryPage } from '../testing/StoryPage.tsx'
import { STATES } from '../testing/story-states.ts'

export default {
  title: 'Account/Reset password',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { page: 'reset-password', at: '/reset-password#type=recovery' },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
} satisfies Meta<typeof StoryPage>

const fields = (password: string, confirm: string): Parameters<typeof submits>[0] => [
  ['New password', password],
  ['Confirm new password', confirm],
]

export const Plain: AccountStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Update Password' })).toBeVisible()
  },
}
export const WithoutALink: AccountStory = {
  args: { at: '/reset-password' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invalid or expired password reset link')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Update Password' })).toBeDisabled()
  },
}
export const Mismatch: AccountStory = {
  play: submits(fields('correct horse', 'correct mouse'), 'Update Password', "Passwords don't match"),
}
