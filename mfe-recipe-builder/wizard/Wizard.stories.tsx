import { SALMON } from '@evenplate/recipe-view/testing/recipes'
import { expect, userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import type { BuilderStory } from '../testing/plays.ts'
import { StoryBuilder } from '../testing/StoryBuilder.tsx'
import { STATES } from '../testing/story-states.ts'

export default {
  title: 'Recipe builder/Wizard',
  component: StoryBuilder,
  parameters: { layout: 'fullscreen' },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
} satisfies Meta<typeof StoryBuilder>

export const MealType: BuilderStory = {}
export const MealTypeChosen: BuilderStory = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: /Dinner/ }))
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled()
  },
}
export const Dietary: BuilderStory = {
  args: { at: '/recipe-builder?step=2', state: 'guest with the form filled in' },
}
export const Ingredients: BuilderStory = {
  args: { at: '/recipe-builder?step=3', state: 'guest with the form filled in' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Add (an )?ingredient/i }))
    await expect(canvas.getByRole('textbox', { name: 'Ingredient 3' })).toHaveFocus()
  },
}
export const IngredientsQuickAdd: BuilderStory = {
  args: { at: '/recipe-builder?step=3', state: 'guest who chose dinner' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Eggs' }))
    await expect(canvas.getByRole('textbox', { name: 'Ingredient 1' })).toHaveValue('Eggs')
  },
}
export const Details: BuilderStory = {
  args: { at: '/recipe-builder?step=4', state: 'guest with the form filled in' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Servings: one more' }))
    await expect(canvas.getByText('3', { selector: 'output' })).toBeVisible()
  },
}
export const DetailsWithoutAMeal: BuilderStory = { args: { at: '/recipe-builder?step=4' } }
/** A returning visitor: the last recipe is one press away. */
export const AfterARecipe: BuilderStory = { args: { state: 'guest with a recipe' } }
/** A guest's latest recipe opens again, without a network, too. */
export const AfterSeveralRecipes: BuilderStory = {
  args: { state: 'guest with several recipes on this device' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Recently made on this device (2)'))
    await expect(canvas.getByRole('button', { name: SALMON.title })).toBeVisible()
  },
}
