import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { StoryObj } from 'storybook-react-rsbuild'
import type { StoryBuilder } from './StoryBuilder.tsx'

export type BuilderStory = StoryObj<typeof StoryBuilder>

type Play = NonNullable<BuilderStory['play']>

/** Presses a button of the page. */
export const press =
  (name: string): Play =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name }))
  }

/** Requests the recipe, and waits for this text. */
export const generates =
  (words: string | RegExp): Play =>
  async (context) => {
    await press('Generate My Recipe')(context)
    const said = await context.canvas.findByText(words)
    await waitFor(() => expect(said).toBeVisible())
  }

/** Presses a button, and is asked to register. */
export const isAsked =
  (name: string): Play =>
  async (context) => {
    await press(name)(context)
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Maybe Later' })).toBeVisible())
  }
