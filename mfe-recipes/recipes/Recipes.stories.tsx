import { expect, userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { type RecipesStory, shows } from '../testing/plays.ts'
import { StoryPage } from '../testing/StoryPage.tsx'
import { STATES } from '../testing/story-states.ts'

export default {
  title: 'Recipes/Recipes',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { page: 'recipes' },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
} satisfies Meta<typeof StoryPage>

export const Three: RecipesStory = { play: shows('Lentil Soup with Spinach') }
export const Five: RecipesStory = { args: { state: 'member at five saved' }, play: shows(/No. 5$/) }
export const Many: RecipesStory = { args: { state: 'member with two hundred' }, play: shows(/200/) }
export const LongNames: RecipesStory = {
  args: { state: 'member with a long name of a favorite' },
  play: shows(/^Grandmother/),
}
export const Empty: RecipesStory = {
  args: { state: 'member with none yet' },
  play: shows(/You haven't created any recipes yet/),
}
export const NoMatch: RecipesStory = {
  args: { at: '/recipes?q=dragonfruit' },
  play: shows('None of your recipes match.'),
}
export const Unreachable: RecipesStory = {
  args: { state: 'database that is down' },
  play: shows('We couldn’t load your recipes just now.'),
}
export const NoFavorites: RecipesStory = {
  args: { at: '/recipes?filter=favorites', state: 'member with one recipe and no favorite' },
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
