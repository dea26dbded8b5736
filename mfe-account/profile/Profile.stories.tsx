import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { type AccountStory, submits } from '../testing/plays.ts'
import { StoryPage } from '../testing/StoryPage.tsx'
import { STATES } from '../testing/story-states.ts'

export default {
  title: 'Account/Profile',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { page: 'profile' },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
} satisfies Meta<typeof StoryPage>

export const Filled: AccountStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Ana')
  },
}
export const Loading: AccountStory = { args: { state: 'server that is slow' } }
export const Saved: AccountStory = {
  play: async (context) => {
    await context.canvas.findByLabelText('Name')
    await submits([['Name', ' Maria']], 'Save Changes', 'Profile updated successfully!')(context)
  },
}
export const Deletion: AccountStory = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(dialog.getByLabelText(/password/i)).toBeVisible())
  },
}
