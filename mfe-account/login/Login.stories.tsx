import type { Meta } from 'storybook-react-rsbuild'
import { type AccountStory, submits } from '../testing/plays.ts'
import { StoryPage } from '../testing/StoryPage.tsx'
import { STATES } from '../testing/story-states.ts'

export default {
  title: 'Account/Login',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { page: 'login' },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
} satisfies Meta<typeof StoryPage>

const fields = (password: string): Parameters<typeof submits>[0] => [
  ['Email', 'ana@example.com'],
  ['Password', password],
]

export const Plain: AccountStory = {}
export const Incomplete: AccountStory = { play: submits([['Email', 'ana@']], 'Sign In', /email/) }
export const Busy: AccountStory = {
  args: { state: 'server that is slow' },
  play: submits(fields('evenplate'), 'Sign In', 'Signing in...'),
}
export const Refused: AccountStory = {
  play: submits(fields('not-hers-at-all'), 'Sign In', 'Invalid login credentials'),
}
