import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../Button/Button.tsx'
import { toastGuidance } from './Toast.guidance.ts'
import { ToastRegion, useToast } from './Toast.tsx'

export default {
  title: 'Messages/Toast',
  parameters: { guidance: toastGuidance },
  component: ToastRegion,
} satisfies Meta<typeof ToastRegion>

function Senders() {
  const toast = useToast()
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '0.75rem',
        minBlockSize: '16rem',
        alignContent: 'start',
      }}
    >
      <Button
        variant="secondary"
        onClick={() =>
          toast.add({
            title: 'Deleted Lentil soup',
            timeout: 0,
            action: { label: 'Undo', onClick: () => {} },
          })
        }
      >
        Delete
      </Button>
      <Button
        variant="secondary"
        onClick={() => toast.add({ title: 'Recipe link copied to clipboard!', timeout: 0 })}
      >
        Share
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast.add({ title: 'Failed to save recipe. Please try again.', tone: 'danger', timeout: 0 })
        }
      >
        Fail
      </Button>
    </div>
  )
}

export const Three: StoryObj = {
  render: () => (
    <ToastRegion>
      <Senders />
    </ToastRegion>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Delete', 'Share', 'Fail']) {
      await userEvent.click(await canvas.findByRole('button', { name }))
    }
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByText('Deleted Lentil soup')).toBeNull())
  },
}
