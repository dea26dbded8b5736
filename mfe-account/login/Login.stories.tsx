import type { Meta } from 'storybook-react-rsbuild'
import { type AccountStory, slow, submits } from '../testing/plays.ts'
import { StoryPage } from '../testing/StoryPage.tsx'

export default {
  title: 'Account/Login',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { page: 'login' },
} satisfies Meta<typeof StoryPage>

const fields = (password: string): Parameters<typeof submits>[0] => [
  ['Email', 'ana@example.com'],
  ['Password', password],
]

export const Plain: AccountStory = {}
export const Incomplete: AccountStory = { play: submits([['Email', 'ana@']], 'Sign In', /email/) }
export const Busy: AccountStory = {
  args: { intercept: slow },
  play: submits(fields('evenplate'), 'Sign In', 'Signing in...'),
}
export const Refused: AccountStory = {
  play: submits(fields('not-hers-at-all'), 'Sign In', 'Invalid login credentials'),
}
