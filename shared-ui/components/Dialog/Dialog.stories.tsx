import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../Button/Button.tsx'
import { Plate } from '../Plate/Plate.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { dialogGuidance } from './Dialog.guidance.ts'
import { Dialog } from './Dialog.tsx'

export default {
  title: 'Messages/Dialog',
  parameters: { guidance: dialogGuidance },
  component: Dialog,
  args: {
    open: true,
    title: 'Keep this recipe',
    children: (
      <p>With a free account you save up to 5 recipes, print them and have a dashboard of your own.</p>
    ),
    onOpenChange: () => {},
  },
  argTypes: {
    size: { control: 'inline-radio', options: ['s', 'm', 'l'] },
    children: { control: false },
    actions: { control: false },
    picture: { control: false },
  },
  // The documentation shows dialogs closed: several at once would overlap.
  render: function Opened(args, { viewMode }) {
    const [open, setOpen] = useState(args.open && viewMode !== 'docs')
    return (
      <>
        <Button onClick={() => setOpen(true)}>Save Recipe</Button>
        <Dialog
          actions={
            <>
              <Button>Create Free Account</Button>
              <Button variant="secondary">Log In</Button>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                Maybe Later
              </Button>
            </>
          }
          {...args}
          open={open}
          onOpenChange={setOpen}
        />
      </>
    )
  },
} satisfies Meta<typeof Dialog>

type Story = StoryObj<typeof Dialog>

export const Registration: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Maybe Later' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const opener = canvas.getByRole('button', { name: 'Save Recipe' })
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create Free Account' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await expect(await screen.findByRole('dialog', { name: 'Keep this recipe' })).toBeInTheDocument()
  },
}
export const Small: Story = {
  args: {
    size: 's',
    title: 'Delete Lentil soup?',
    children: undefined,
    actions: <Button variant="danger">Delete recipe</Button>,
  },
}
export const WithAPicture: Story = {
  args: { picture: <Plate shares={{ vegetables: 0.5, protein: 0.25, carbohydrate: 0.25, other: 0 }} /> },
}
export const WithAField: Story = {
  args: {
    title: 'Delete your account',
    children: <TextField label="Your email, to be sure" type="email" />,
    actions: <Button variant="danger">Delete for good</Button>,
  },
}
export const Long: Story = {
  args: {
    title: 'Where every number of this recipe comes from, line by line, so that you can check it yourself',
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={`line-${index}`}>
        {index + 1} cups cooked quinoa: 185 g a cup, of which 39.4 g are carbohydrate and 5.2 g fiber.
      </p>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
    await expect(dialog.scrollTop).toBe(0)
  },
}
