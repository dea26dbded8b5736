import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { energyShares } from './energy.ts'
import { NutritionChart } from './NutritionChart.tsx'

afterEach(cleanup)

const salmon = { carbs: 31.4, fiber: 8.6, netCarbs: 22.8, protein: 34.2, fat: 18.9 }

it('says in a table what the bars show', () => {
  render(<NutritionChart perServing={salmon} />)
  expect(cells('Net carbs')).toEqual(['23\u00a0g', '22%'])
  expect(cells('Fiber')).toEqual(['8.6\u00a0g', '4%'])
})

it('names the part of the carbs that is neither net nor fiber', () => {
  render(<NutritionChart perServing={{ ...salmon, carbs: 47.4 }} unused={16} />)
  expect(cells('Sugar alcohols and the like')).toEqual(['16\u00a0g', '–'])
})

it('never shows an unknown figure as 0', () => {
  render(<NutritionChart perServing={{ ...salmon, fiber: null, netCarbs: null }} />)
  expect(cells('Fiber')).toEqual(['not known', '–'])
  expect(screen.queryByText('Where the energy comes from')).toBeNull()
})

it('says that figures are the least there is when something was not counted', () => {
  render(<NutritionChart perServing={salmon} atLeast />)
  expect(cells('Protein')[0]).toBe('≥ 34\u00a0g')
})

it('shares the energy out to 100 percent: 91.2 + 17.2 + 136.8 + 170.1 kcal', () => {
  expect(energyShares(salmon)).toEqual({ netCarbs: 22, fiber: 4, protein: 33, fat: 41 })
})

function cells(name: string): (string | null)[] {
  const row = screen.getByRole('rowheader', { name, hidden: true }).closest('tr')!
  return within(row)
    .getAllByRole('cell', { hidden: true })
    .map((cell) => cell.textContent)
}
