import type { Meta } from 'storybook-react-rsbuild'
import { type AccountStory, slow, submits } from '../testing/plays.ts'
import { StoryPage } from '../testing/StoryPage.tsx'

export default {
  title: 'Account/Forgot password',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { page: 'forgot-password' },
} satisfies Meta<typeof StoryPage>

const send = (words: string) => submits([['Email', 'ana@example.com']], 'Send Reset Link', words)

export const Plain: AccountStory = {}
export const Busy: AccountStory = { args: { intercept: slow }, play: send('Sending...') }
export const Sent: AccountStory = { play: send('Check Your Email') }
