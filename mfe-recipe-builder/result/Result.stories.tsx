import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import type { BuilderStory } from '../testing/plays.ts'
import { StoryBuilder } from '../testing/StoryBuilder.tsx'
import { STATES, type StateName, type StoryState } from '../testing/story-states.ts'

export default {
  title: 'Recipe builder/Result',
  component: StoryBuilder,
  parameters: { layout: 'fullscreen' },
  args: { at: '/recipe-builder?view=recipe' },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
} satisfies Meta<typeof StoryBuilder>

const result = (state: StateName): BuilderStory => ({
  args: { state },
  play: async ({ canvas }) => {
    const { title = '' } = (STATES[state] as StoryState).last ?? {}
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(title)
  },
})

export const Computed = result('guest with a recipe')
export const LowLoad = result('recipe with a low load')
export const HighLoad = result('recipe with a high load')
export const Partial = result('recipe with a line that could not be counted')
export const FiguresOfAModel = result('recipe whose figures are a model’s')
export const LongWords = result('recipe with long words')

/** The request as read is shown above the recipe; removing one thing asks first. */
export const Asked = result('recipe that answers a request')
export const TakingBack: BuilderStory = {
  args: { state: 'recipe that answers a request' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: at most 35 g carbs' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Make It Again' })).toBeVisible())
  },
}
export const MakeItFit: BuilderStory = {
  args: { state: 'guest with a recipe' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make It Fit' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Fewer carbs' })).toBeVisible())
  },
}
