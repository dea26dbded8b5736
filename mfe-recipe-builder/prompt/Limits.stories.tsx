import { SALMON } from '@evenplate/recipe-view/testing/recipes'
import { expect } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { type BuilderStory, isAsked } from '../testing/plays.ts'
import { StoryBuilder } from '../testing/StoryBuilder.tsx'
import { FREE_TEXT, TOLD } from '../testing/sample-form.ts'

/** The prompt for a guest, and the notice for a member with little space left. */
export default {
  title: 'Recipe builder/Limits',
  component: StoryBuilder,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryBuilder>

const RESULT = { at: '/recipe-builder?view=recipe', last: SALMON }

export const GuestAtTheLimit: BuilderStory = {
  args: { at: FREE_TEXT, draft: TOLD, used: 3 },
  play: isAsked('Generate My Recipe'),
}
export const GuestSaves: BuilderStory = { args: RESULT, play: isAsked('Save Recipe') }
export const GuestPrints: BuilderStory = { args: RESULT, play: isAsked('Print Recipe') }

const told = (saved: number, words: RegExp): BuilderStory => ({
  args: { saved },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(words))[0]).toBeVisible()
  },
})
export const MemberWithThree = told(3, /2 free recipe creations remaining/)
export const MemberWithFour = told(4, /This is your last free recipe/)
export const MemberWithFive = told(5, /Delete one to make room/)
