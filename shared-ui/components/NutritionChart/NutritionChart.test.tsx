import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { energyShares } from './energy.ts'
import { NutritionChart } from './NutritionChart.tsx'
import { barsOf, SALMON } from './sample-bars.ts'

afterEach(cleanup)

it('repeats the bars in a table', () => {
  render(<NutritionChart bars={barsOf(SALMON)} />)
  expect(cells('Net carbs')).toEqual(['23\u00a0g', '22%'])
  expect(cells('Fiber')).toEqual(['8.6\u00a0g', '4%'])
})

it('names the part of the carbs that is neither net nor fiber', () => {
  render(<NutritionChart bars={barsOf({ ...SALMON, carbs: 47.4 }, 16)} />)
  expect(cells('Sugar alcohols and the like')).toEqual(['16\u00a0g', '–'])
})

it('never shows an unknown figure as 0', () => {
  render(<NutritionChart bars={barsOf({ ...SALMON, fiber: null, netCarbs: null })} />)
  expect(cells('Fiber')).toEqual(['not known', '–'])
  expect(screen.queryByText('Where the energy comes from')).toBeNull()
})

it('shows figures as a minimum if something was not counted', () => {
  render(<NutritionChart bars={barsOf(SALMON)} atLeast />)
  expect(cells('Protein')[0]).toBe('≥ 34\u00a0g')
})

it('divides the energy into 100 percent: 91.2 + 17.2 + 136.8 + 170.1 kcal', () => {
  const sources = [
    { grams: 22.8, kcalPerGram: 4 },
    { grams: 8.6, kcalPerGram: 2 },
    { grams: 34.2, kcalPerGram: 4 },
    { grams: 18.9, kcalPerGram: 9 },
  ]
  expect(energyShares(sources)).toEqual([22, 4, 33, 41])
})

function cells(name: string): (string | null)[] {
  const row = screen.getByRole('rowheader', { name, hidden: true }).closest('tr')!
  return within(row)
    .getAllByRole('cell', { hidden: true })
    .map((cell) => cell.textContent)
}
