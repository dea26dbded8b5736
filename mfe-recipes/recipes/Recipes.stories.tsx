import { sampleRow } from '@evenplate/saved-recipe/testing/samples'
import { expect, userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { down, EMPTY, type RecipesStory, shows } from '../testing/plays.ts'
import { StoryPage } from '../testing/StoryPage.tsx'
import { manyRecipes } from '../testing/sample-rows.ts'

export default {
  title: 'Recipes/Recipes',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { page: 'recipes' },
} satisfies Meta<typeof StoryPage>

const LONG = sampleRow({
  title: 'Grandmother’s Slow-Braised Mediterranean Chickpea and Butternutsquashpurée Casserole with Herbs',
  is_favorite: true,
})

export const Three: RecipesStory = { play: shows('Lentil Soup with Spinach') }
export const Five: RecipesStory = { args: { tables: manyRecipes(5) }, play: shows(/No. 5$/) }
export const Many: RecipesStory = { args: { tables: manyRecipes(200) }, play: shows(/200/) }
export const LongNames: RecipesStory = { args: { recipe: LONG }, play: shows(LONG.title) }
export const Empty: RecipesStory = {
  args: { tables: EMPTY },
  play: shows(/You haven't created any recipes yet/),
}
export const NoMatch: RecipesStory = {
  args: { at: '/recipes?q=dragonfruit' },
  play: shows('None of your recipes match.'),
}
export const Unreachable: RecipesStory = {
  args: { intercept: down },
  play: shows('We couldn’t load your recipes just now.'),
}
export const NoFavorites: RecipesStory = {
  args: { at: '/recipes?filter=favorites', recipe: sampleRow() },
  play: shows("You haven't favorited any recipes yet."),
}
export const Favorited: RecipesStory = {
  play: async ({ canvas }) => {
    const [heart] = await canvas.findAllByRole('button', { name: /salmon/i, pressed: false })
    if (!heart) throw new Error('The first recipe is no favorite yet')
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  },
}
