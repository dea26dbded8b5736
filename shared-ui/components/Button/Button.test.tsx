import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

it('cannot be pressed twice while it is busy, and says so', async () => {
  const save = vi.fn()
  render(
    <Button busy busyLabel="Saving..." onClick={save}>
      Save Recipe
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Saving...' })
  await userEvent.click(button)
  expect(save).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
})

it('never submits a form by accident', () => {
  render(<Button>Add</Button>)
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})
