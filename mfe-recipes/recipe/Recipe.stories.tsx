import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Meta } from 'storybook-react-rsbuild'
import { type RecipesStory, shows } from '../testing/plays.ts'
import { StoryPage } from '../testing/StoryPage.tsx'
import { STATES } from '../testing/story-states.ts'

export default {
  title: 'Recipes/One recipe',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { page: 'recipe' },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
} satisfies Meta<typeof StoryPage>

export const Own: RecipesStory = { play: shows('Salmon with Lemon Broccoli') }
export const AskedBeforeSharing: RecipesStory = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Share/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep Private' })).toBeVisible())
  },
}
/** Somebody else's, with a link to its source. */
export const Brought: RecipesStory = {
  args: { state: 'member with a brought recipe' },
  play: shows('Almond Pancakes'),
}
/** Other people's text stays private, unless the recipe's owner decides otherwise. */
export const BroughtAndAskedBeforeSharing: RecipesStory = {
  args: { state: 'member with a brought recipe' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Share/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await waitFor(() =>
      expect(dialog.getByRole('checkbox', { name: /Also show its description/ })).toBeVisible(),
    )
  },
}
export const Exported: RecipesStory = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export recipe' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: /Markdown/ })).toBeVisible())
  },
}
/** Divided into more servings, not saved yet. */
export const Changed: RecipesStory = {
  args: { state: 'member with a rice bowl' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Divide into servings: one more' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeVisible())
    // Down here the bar covers nothing; elsewhere it may cover half a button until the visitor scrolls.
    window.scrollTo(0, document.documentElement.scrollHeight)
  },
}
export const NotThere: RecipesStory = {
  args: { state: 'member with none yet' },
  play: shows('Recipe not found'),
}
export const Unreachable: RecipesStory = {
  args: { state: 'database that is down' },
  play: shows('We couldn’t load this recipe just now.'),
}
export const Shared: RecipesStory = {
  args: { page: 'shared-recipe', at: '/shared/a-slug' },
  play: shows('Salmon with Lemon Broccoli'),
}
