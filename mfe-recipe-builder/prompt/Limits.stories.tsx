import { expect } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { type BuilderStory, isAsked } from '../testing/plays.ts'
import { StoryBuilder } from '../testing/StoryBuilder.tsx'
import { FREE_TEXT } from '../testing/sample-form.ts'
import { STATES, type StateName } from '../testing/story-states.ts'

/** The prompt for a guest, and the notice for a member with little space left. */
export default {
  title: 'Recipe builder/Limits',
  component: StoryBuilder,
  parameters: { layout: 'fullscreen' },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
} satisfies Meta<typeof StoryBuilder>

const RESULT = { at: '/recipe-builder?view=recipe', state: 'guest with a recipe' } as const

export const GuestAtTheLimit: BuilderStory = {
  args: { at: FREE_TEXT, state: 'guest with no recipe left' },
  play: isAsked('Generate My Recipe'),
}
export const GuestSaves: BuilderStory = { args: RESULT, play: isAsked('Save Recipe') }
export const GuestPrints: BuilderStory = { args: RESULT, play: isAsked('Print Recipe') }

const told = (state: StateName, words: RegExp): BuilderStory => ({
  args: { state },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(words))[0]).toBeVisible()
  },
})
export const MemberWithThree = told('member with three saved', /2 free recipe creations remaining/)
export const MemberWithFour = told('member with four saved', /This is your last free recipe/)
export const MemberWithFive = told('member at five saved', /Delete one to make room/)
