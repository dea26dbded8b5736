import { expect, waitFor } from 'storybook/test'
import type { StoryObj } from 'storybook-react-rsbuild'
import type { StoryPage } from './StoryPage.tsx'

export type RecipesStory = StoryObj<typeof StoryPage>

/** Waits for the database's content. */
export const shows =
  (words: string | RegExp): NonNullable<RecipesStory['play']> =>
  async ({ canvas }) => {
    const [found] = await canvas.findAllByText(words)
    await waitFor(() => expect(found).toBeVisible())
  }

/** No activity yet. */
export const EMPTY = { recipes: [] }

/** A database that does not answer as it should. */
export const down = () => ({ status: 500, body: { message: 'down' } })

/** A database that has not answered yet. */
export const slow = () => new Promise<never>(() => {})
