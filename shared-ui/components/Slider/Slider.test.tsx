import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Slider } from './Slider.tsx'

afterEach(cleanup)

const steps = [
  { value: 'beginner', label: 'Beginner' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'advanced', label: 'Advanced' },
] as const

it('reads out the name of a step, not its number, and returns its value', () => {
  const choose = vi.fn()
  render(<Slider label="Cooking skill" steps={steps} value="intermediate" onChange={choose} />)
  const slider = screen.getByRole('slider', { name: 'Cooking skill' })
  expect(slider.getAttribute('aria-valuetext')).toBe('Intermediate')
  fireEvent.change(slider, { target: { value: '2' } })
  expect(choose).toHaveBeenCalledWith('advanced')
})
