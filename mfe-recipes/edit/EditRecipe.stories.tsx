import { expect, userEvent } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { type RecipesStory, shows } from '../testing/plays.ts'
import { StoryPage } from '../testing/StoryPage.tsx'
import { STATES } from '../testing/story-states.ts'

export default {
  title: 'Recipes/Edit a recipe',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { page: 'edit-recipe' },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
} satisfies Meta<typeof StoryPage>

export const AsSaved: RecipesStory = { play: shows('Counted from your ingredients.') }
export const WithoutATitle: RecipesStory = {
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title/ })
    await userEvent.clear(title)
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(title).toBeInvalid()
  },
}
