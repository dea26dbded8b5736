import { RICE_BOWL } from '@evenplate/recipe-view/testing/rice-bowl'
import { sampleRow } from '@evenplate/saved-recipe/testing/samples'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { down, EMPTY, type RecipesStory, shows } from '../testing/plays.ts'
import { StoryPage } from '../testing/StoryPage.tsx'

export default {
  title: 'Recipes/One recipe',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { page: 'recipe' },
} satisfies Meta<typeof StoryPage>

export const Own: RecipesStory = { play: shows('Salmon with Lemon Broccoli') }
export const AskedBeforeSharing: RecipesStory = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Share/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep private' })).toBeVisible())
  },
}
const { title, description, ingredients, instructions, servings, figures } = RICE_BOWL
/** Divided into more servings, not saved yet. */
export const Changed: RecipesStory = {
  args: { recipe: sampleRow({ title, description, ingredients, instructions, servings, figures }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Divide into servings: one more' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save changes' })).toBeVisible())
    // Down here the bar covers nothing; elsewhere it may lie over half a button until its reader scrolls.
    window.scrollTo(0, document.documentElement.scrollHeight)
  },
}
export const NotThere: RecipesStory = { args: { tables: EMPTY }, play: shows('Recipe not found') }
export const Unreachable: RecipesStory = {
  args: { intercept: down },
  play: shows('We couldn’t load this recipe just now.'),
}
export const Shared: RecipesStory = {
  args: { page: 'shared-recipe', at: '/shared/a-slug' },
  play: shows('Salmon with Lemon Broccoli'),
}
