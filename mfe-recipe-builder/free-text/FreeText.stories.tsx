import { expect, userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import type { BuilderStory } from '../testing/plays.ts'
import { StoryBuilder } from '../testing/StoryBuilder.tsx'
import { FREE_TEXT } from '../testing/sample-form.ts'
import { STATES } from '../testing/story-states.ts'

export default {
  title: 'Recipe builder/Just tell me',
  component: StoryBuilder,
  parameters: { layout: 'fullscreen' },
  args: { at: FREE_TEXT },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
} satisfies Meta<typeof StoryBuilder>

export const Empty: BuilderStory = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Generate My Recipe' })).toBeDisabled()
  },
}
export const TooShort: BuilderStory = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'soup')
    await expect(canvas.getByRole('button', { name: 'Generate My Recipe' })).toBeDisabled()
  },
}
export const Typed: BuilderStory = { args: { state: 'guest who said what they want' } }
export const Example: BuilderStory = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /chicken dinner/i }))
    await expect(canvas.getByRole('button', { name: 'Generate My Recipe' })).toBeEnabled()
  },
}
