import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Stepper } from './Stepper.tsx'

afterEach(cleanup)

it('stops at 12 servings and keeps the focus on the button', async () => {
  render(<Servings />)
  const more = screen.getByRole('button', { name: 'Servings: one more' })
  await userEvent.click(more)
  await userEvent.click(more)
  expect(screen.getByRole('status').textContent).toBe('12')
  expect(document.activeElement).toBe(more)
  expect(more.getAttribute('aria-disabled')).toBe('true')
})

function Servings() {
  const [servings, setServings] = useState(11)
  return <Stepper label="Servings" value={servings} min={1} max={12} onChange={setServings} />
}
