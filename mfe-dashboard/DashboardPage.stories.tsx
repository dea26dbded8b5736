import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { manyRecipes, recipeRow } from './sample-rows.ts'
import { StoryPage } from './testing/StoryPage.tsx'

export default {
  title: 'Dashboard/Pages',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>

type Story = StoryObj<typeof StoryPage>
type Play = NonNullable<Story['play']>

/** Waits for what comes out of the database. */
const shows =
  (words: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(words))[0]).toBeVisible()
  }
const EMPTY = { profiles: [], recipes: [], user_activity: [] }
const down = () => ({ status: 500, body: { message: 'down' } })
const LONG = recipeRow({
  title: 'Grandmother’s Slow-Braised Mediterranean Chickpea and Butternutsquashpurée Casserole with Herbs',
  is_favorite: true,
})

export const Overview: Story = { play: shows(/^Welcome, Ana/) }
export const OverviewEmpty: Story = {
  args: { tables: EMPTY },
  play: shows("You haven't favorited any recipes yet."),
}
export const AddressNotConfirmed: Story = {
  args: { unverified: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  },
}
export const MyRecipes: Story = {
  args: { at: '/dashboard?tab=recipes' },
  play: shows('Lentil Soup with Spinach'),
}
export const MyRecipesEmpty: Story = {
  args: { at: '/dashboard?tab=recipes', tables: EMPTY },
  play: shows(/You haven't created any recipes yet/),
}
export const HealthTracking: Story = { args: { at: '/dashboard?tab=health' }, play: shows(/120/) }
export const MealPlanning: Story = { args: { at: '/dashboard?tab=meal-planning' }, play: shows('Monday') }
export const Recipes: Story = { args: { page: 'recipes' }, play: shows('Lentil Soup with Spinach') }
export const RecipesMany: Story = {
  args: { page: 'recipes', tables: manyRecipes(200) },
  play: shows(/200/),
}
export const RecipesWithLongNames: Story = {
  args: { page: 'recipes', recipe: LONG },
  play: shows(LONG.title),
}
export const RecipesNoMatch: Story = { args: { page: 'recipes', at: '/recipes?q=dragonfruit' } }
export const RecipesUnreachable: Story = { args: { page: 'recipes', intercept: down } }
export const Recipe: Story = { args: { page: 'recipe' }, play: shows('Salmon with Lemon Broccoli') }
export const RecipeShare: Story = {
  args: { page: 'recipe' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /Share/ })
    await userEvent.click(button)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep private' })).toBeVisible())
  },
}
export const EditRecipe: Story = {
  args: { page: 'edit-recipe' },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title/ })
    await userEvent.clear(title)
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(title).toBeInvalid()
  },
}
export const Activity: Story = { args: { page: 'activity' } }
export const ActivityEmpty: Story = { args: { page: 'activity', tables: EMPTY } }
export const SharedRecipe: Story = {
  args: { page: 'shared-recipe', at: '/shared/a-slug' },
  play: shows('Salmon with Lemon Broccoli'),
}
