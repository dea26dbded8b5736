import type { Meta } from 'storybook-react-rsbuild'
import { type AccountStory, submits } from '../testing/plays.ts'
import { StoryPage } from '../testing/StoryPage.tsx'
import { STATES } from '../testing/story-states.ts'

export default {
  title: 'Account/Forgot password',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { page: 'forgot-password' },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
} satisfies Meta<typeof StoryPage>

const send = (words: string) => submits([['Email', 'ana@example.com']], 'Send Reset Link', words)

export const Plain: AccountStory = {}
export const Busy: AccountStory = { args: { state: 'server that is slow' }, play: send('Sending...') }
export const Sent: AccountStory = { play: send('Check Your Email') }
