import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../Button/Button.tsx'
import { Dialog } from './Dialog.tsx'

export default { title: 'Messages/Dialog', component: Dialog } satisfies Meta<typeof Dialog>

export const Registration: StoryObj = {
  render: function Registration() {
    const [open, setOpen] = useState(true)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Save Recipe</Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Keep this recipe"
          actions={
            <>
              <Button>Create Free Account</Button>
              <Button variant="secondary">Log In</Button>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                Maybe Later
              </Button>
            </>
          }
        >
          <p>With a free account you save up to 5 recipes, print them and have a dashboard of your own.</p>
        </Dialog>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Maybe Later' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const opener = canvas.getByRole('button', { name: 'Save Recipe' })
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create Free Account' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Maybe Later' }))
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await expect(await screen.findByRole('dialog', { name: 'Keep this recipe' })).toBeInTheDocument()
  },
}
