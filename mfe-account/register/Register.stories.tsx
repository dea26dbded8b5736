import type { Meta } from 'storybook-react-rsbuild'
import { type AccountStory, submits } from '../testing/plays.ts'
import { StoryPage } from '../testing/StoryPage.tsx'
import { STATES } from '../testing/story-states.ts'

export default {
  title: 'Account/Register',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { page: 'register' },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
} satisfies Meta<typeof StoryPage>

const fields = (password: string, confirm: string): Parameters<typeof submits>[0] => [
  ['Email', 'bo@example.com'],
  ['Password', password],
  [/^Confirm/, confirm],
]
const GOOD = fields('correct horse', 'correct horse')

export const Plain: AccountStory = {}
export const Mismatch: AccountStory = {
  play: submits(fields('short', 'other'), 'Create Account', "Passwords don't match"),
}
export const TooShort: AccountStory = {
  play: submits(fields('short', 'short'), 'Create Account', 'Password must be at least 8 characters'),
}
export const Busy: AccountStory = {
  args: { state: 'server that is slow' },
  play: submits(GOOD, 'Create Account', 'Creating account...'),
}
export const Done: AccountStory = { play: submits(GOOD, 'Create Account', /^Registration Successful!/) }
