import { SALMON } from '@evenplate/recipe-view/testing/recipes'
import { expect, userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import type { BuilderStory } from '../testing/plays.ts'
import { StoryBuilder } from '../testing/StoryBuilder.tsx'
import { FILLED } from '../testing/sample-form.ts'

export default {
  title: 'Recipe builder/Wizard',
  component: StoryBuilder,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryBuilder>

export const MealType: BuilderStory = {}
export const MealTypeChosen: BuilderStory = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: /Dinner/ }))
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled()
  },
}
export const Dietary: BuilderStory = { args: { at: '/recipe-builder?step=2', draft: FILLED } }
export const Ingredients: BuilderStory = {
  args: { at: '/recipe-builder?step=3', draft: FILLED },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Add (an )?ingredient/i }))
    await expect(canvas.getByRole('textbox', { name: 'Ingredient 3' })).toHaveFocus()
  },
}
export const IngredientsQuickAdd: BuilderStory = {
  args: { at: '/recipe-builder?step=3', draft: { mealType: 'Dinner' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Eggs' }))
    await expect(canvas.getByRole('textbox', { name: 'Ingredient 1' })).toHaveValue('Eggs')
  },
}
export const Details: BuilderStory = {
  args: { at: '/recipe-builder?step=4', draft: FILLED },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Servings: one more' }))
    await expect(canvas.getByText('3', { selector: 'output' })).toBeVisible()
  },
}
export const DetailsWithoutAMeal: BuilderStory = { args: { at: '/recipe-builder?step=4' } }
/** Somebody who came back: the last recipe is one press away. */
export const AfterARecipe: BuilderStory = { args: { last: SALMON } }
/** What a guest made lately opens again, without a network too. */
export const AfterSeveralRecipes: BuilderStory = {
  args: { recent: [{ ...SALMON, title: 'Lentil Soup with Spinach' }, SALMON] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Recently made on this device (2)'))
    await expect(canvas.getByRole('button', { name: SALMON.title })).toBeVisible()
  },
}
