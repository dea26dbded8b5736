import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

afterEach(cleanup)

it('has its title as its name, and its content only while it is open', () => {
  const { rerender } = render(<Prompt open />)
  expect(screen.getByRole('dialog', { name: 'Keep this recipe' })).toBeTruthy()
  rerender(<Prompt open={false} />)
  expect(screen.queryByText('With a free account')).toBeNull()
})

it('closes by the cross, by Escape and by a press outside, not by one inside', async () => {
  const change = vi.fn()
  render(<Prompt open onOpenChange={change} />)
  fireEvent.mouseDown(screen.getByText('With a free account'))
  expect(change).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  // The event the browser fires on Escape.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  fireEvent.mouseDown(screen.getByRole('dialog'))
  expect(change.mock.calls).toEqual([[false], [false], [false]])
})

function Prompt({
  open,
  onOpenChange = () => {},
}: {
  open: boolean
  onOpenChange?: (open: boolean) => void
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keep this recipe">
      <p>With a free account</p>
    </Dialog>
  )
}
