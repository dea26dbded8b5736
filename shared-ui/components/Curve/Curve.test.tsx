import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Curve } from './Curve.tsx'
import { peakOf } from './curve-path.ts'

afterEach(cleanup)

it('describes the rise in words and says that it is not a forecast', () => {
  render(<Curve band="High" />)
  screen.getByRole('img', { name: 'Sketch of a blood sugar curve: a steep rise' })
  screen.getByText('For comparing dishes only; it does not predict your readings.')
})

it('draws no rise for a load that could not be computed', () => {
  const { container } = render(<Curve band={null} />)
  expect(container.querySelector('circle')).toBeNull()
  screen.getByText('Not enough information for a sketch')
})

it('is flatter for a lower load', () => {
  const [low, medium, high] = (['Low', 'Medium', 'High'] as const).map((band) => peakOf(band).y)
  expect(low! > medium! && medium! > high!).toBe(true)
})
