import { SALMON } from '@evenplate/recipe-view/testing/recipes'
import { expect, userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { type BuilderStory, generates } from '../testing/plays.ts'
import { StoryBuilder } from '../testing/StoryBuilder.tsx'
import { FREE_TEXT } from '../testing/sample-form.ts'
import { STATES } from '../testing/story-states.ts'

export default {
  title: 'Recipe builder/Cooking',
  component: StoryBuilder,
  parameters: { layout: 'fullscreen' },
  args: { at: FREE_TEXT, state: 'guest who said what they want' },
  argTypes: {
    state: { control: 'select', options: Object.keys(STATES) },
    gateway: { control: 'select', options: ['cooks', 'repairs', 'reads', 'serves', 'provider_reply'] },
  },
} satisfies Meta<typeof StoryBuilder>

const growing = generates(SALMON.ingredients[0] ?? '')

/** The recipe grows as it is written. */
export const Growing: BuilderStory = { play: growing }
export const EmailAsked: BuilderStory = {
  play: async (context) => {
    await growing(context)
    const { canvas } = context
    await userEvent.type(canvas.getByRole('textbox', { name: /email/i }), 'ana@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Email me' }))
    await expect(await canvas.findByText(/We will email it to ana@example.com/)).toBeVisible()
  },
}
export const Repairing: BuilderStory = {
  args: { gateway: 'repairs' },
  play: generates(/we are rewriting it/),
}
export const Served: BuilderStory = { args: { gateway: 'serves' }, play: generates(SALMON.title) }
export const Failed: BuilderStory = {
  args: { gateway: 'provider_reply' },
  play: generates(/Failed to generate recipe/),
}
export const Offline: BuilderStory = {
  args: { gateway: 'offline' },
  play: generates(/You seem to be offline/),
}
export const AgainstARule: BuilderStory = {
  args: { gateway: 'unsafe_recipe' },
  play: generates(/follows all your rules/),
}
/** What was read, each with a button that removes it. */
export const Read: BuilderStory = { args: { gateway: 'reads' }, play: generates('at most 35 g carbs') }
export const CannotBeDone: BuilderStory = {
  args: { gateway: 'cannot_be_done' },
  play: generates(/did not use up a recipe/),
}
export const NotUnderstood: BuilderStory = {
  args: { gateway: 'not_understood' },
  play: generates(/We did not understand that/),
}
