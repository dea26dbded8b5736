import { expect, userEvent, waitFor } from 'storybook/test'
import type { StoryObj } from 'storybook-react-rsbuild'
import type { StoryPage } from './StoryPage.tsx'

export type AccountStory = StoryObj<typeof StoryPage>

type Play = NonNullable<AccountStory['play']>

/** Fills fields by their labels, presses the button, and waits for the text. */
export const submits =
  (fields: [label: string | RegExp, text: string][], button: string, words: string | RegExp): Play =>
  async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: button })
    await waitFor(() => expect(send).toBeEnabled())
    for (const [label, text] of fields) await userEvent.type(canvas.getByLabelText(label), text)
    await userEvent.click(send)
    const said = await canvas.findByText(words)
    await waitFor(() => expect(said).toBeVisible())
  }

/** A server that has not answered yet. */
export const slow = () => new Promise<never>(() => {})
