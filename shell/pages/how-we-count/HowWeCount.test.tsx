import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { HowWeCount } from './HowWeCount.tsx'
import { EXAMPLE, INCOMPLETE, MEASURED } from './measured.generated.ts'
import { percent } from './say.ts'

afterEach(cleanup)

const open = () =>
  render(
    <MemoryRouter>
      <HowWeCount />
    </MemoryRouter>,
  )

it('splits a dish into lines that add up to its figures per serving', () => {
  open()
  const table = screen.getByRole('table', { name: /^Chicken and chickpea curry/ })
  const carbsOf = (row: HTMLElement) =>
    Number.parseFloat(within(row).getAllByRole('cell')[0]?.textContent ?? '')
  const [, ...rows] = within(table).getAllByRole('row')
  const [pot, serving] = rows.slice(-2).map(carbsOf)
  const lines = rows.slice(0, -2).map(carbsOf)
  // Tenths of grams: each line may be off by half a tenth from rounding.
  expect(Math.abs(lines.reduce((sum, carbs) => sum + carbs, 0) - pot!)).toBeLessThan(lines.length * 0.05)
  expect(Math.abs(pot! / EXAMPLE.servings - serving!)).toBeLessThan(0.1)
})

it('shows the first line with its grams, index and load from the table', () => {
  open()
  const [rice] = EXAMPLE.lines
  const steps = screen.getAllByRole('list').find((list) => within(list).queryByText('Weigh'))!
  within(steps).getByText(`${rice?.grams} g`)
  within(steps).getByText(`${rice?.gi} × ${rice?.netCarbs} ÷ 100 = ${rice?.load}`)
})

it('publishes misses as they were measured, and never rounds them away', () => {
  open()
  const { close } = MEASURED.recipes
  const row = screen.getByText('all ingredients known: carbs within 7.5 g a serving').closest('li')!
  expect(row.textContent).toContain(`${percent(close)}${close.right} of ${close.of}`)
  expect(percent({ right: 9999, of: 10_000 })).toBe('99.9%')
})

it('shows "at least" if most is known, and nothing if not', () => {
  open()
  expect(INCOMPLETE.atLeast.carbs).toBeGreaterThan(0)
  expect(INCOMPLETE.noTotal.carbs).toBeNull()
  screen.getByText(new RegExp(`at least ${INCOMPLETE.atLeast.carbs} g`))
  const { carbs, carbsBetween } = INCOMPLETE.range
  expect(carbs).toBe(INCOMPLETE.atLeast.carbs)
  screen.getByText(new RegExp(`shows “${carbsBetween?.least} to ${carbsBetween?.most} g”`))
})
