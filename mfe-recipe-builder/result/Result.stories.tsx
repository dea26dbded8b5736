import { NO_NUTRITION } from '@evenplate/domain/nutrients'
import { recipeWith, SALMON, SALMON_ASKED } from '@evenplate/recipe-view/testing/recipes'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import type { BuilderStory } from '../testing/plays.ts'
import { StoryBuilder } from '../testing/StoryBuilder.tsx'

export default {
  title: 'Recipe builder/Result',
  component: StoryBuilder,
  parameters: { layout: 'fullscreen' },
  args: { at: '/recipe-builder?view=recipe' },
} satisfies Meta<typeof StoryBuilder>

const { perServing } = SALMON.figures

const result = (last = SALMON): BuilderStory => ({
  args: { last },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(last.title)
  },
})

export const Computed = result()
export const LowLoad = result(
  recipeWith({ impact: 'Low', perServing: { ...perServing, carbs: 9, glycemicLoad: 3.2 } }),
)
export const HighLoad = result(
  recipeWith({ impact: 'High', perServing: { ...perServing, carbs: 84, glycemicLoad: 41 } }),
)
/** Not every line could be counted. */
export const Partial = result(
  recipeWith({
    basis: 'partial',
    impact: null,
    perServing: { ...perServing, glycemicLoad: null },
    notCounted: ['3 cups broccoli florets'],
    claimed: { carbs: 20, differs: true },
  }),
)
/** Nothing could be counted: the figures are the model's own. */
export const FiguresOfAModel = result(
  recipeWith({
    basis: 'model',
    impact: null,
    plate: null,
    lines: [],
    perServing: {
      ...NO_NUTRITION,
      calories: 420,
      carbs: null,
      fiber: null,
      netCarbs: null,
      protein: 30,
      fat: 12,
      glycemicLoad: null,
    },
  }),
)
export const LongWords = result({
  ...SALMON,
  title: 'Grandmother’s Slow-Braised Mediterranean Chickpea and Butternutsquashpurée Casserole with Herbs',
  ingredients: [
    ...SALMON.ingredients,
    '1 (14.5 ounce) can no-salt-added fire-roasted diced tomatoes with green chiles, drained and patted dry',
  ],
})

/** What was asked for is shown above the recipe; removing one thing asks first. */
export const Asked = result(SALMON_ASKED)
export const TakingBack: BuilderStory = {
  args: { last: SALMON_ASKED },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: at most 35 g carbs' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Make it again' })).toBeVisible())
  },
}
export const MakeItFit: BuilderStory = {
  args: { last: SALMON },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make it fit' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Fewer carbs' })).toBeVisible())
  },
}
