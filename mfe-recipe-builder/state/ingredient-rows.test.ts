import { describe, expect, it } from 'vitest'
import { emptyRow, hasIngredient, toggleIngredient, withoutRow, withRow } from './ingredient-rows.ts'

const named = (...names: string[]) => names.map((name, key) => ({ key, name, quantity: '', unit: '' }))

describe('ingredient rows', () => {
  it('puts a quick-add ingredient into the first empty row', () => {
    expect(toggleIngredient(named('Tofu', '', ''), 'Salmon').map((row) => row.name)).toEqual([
      'Tofu',
      'Salmon',
      '',
    ])
  })

  it('adds a row for it when none is empty', () => {
    expect(toggleIngredient(named('Tofu'), 'Salmon').map((row) => row.name)).toEqual(['Tofu', 'Salmon'])
  })

  it('removes what was typed in another case', () => {
    expect(hasIngredient(named('greek YOGURT '), 'Greek Yogurt')).toBe(true)
    expect(toggleIngredient(named('tofu', 'sweet potato'), 'Sweet Potato').map((row) => row.name)).toEqual([
      'tofu',
    ])
  })

  it('leaves an empty row when the last ingredient is removed', () => {
    expect(toggleIngredient(named('Eggs'), 'Eggs')).toEqual([{ ...emptyRow(1) }])
  })

  it('keeps the last row', () => {
    expect(withoutRow(named('Eggs'), 0)).toHaveLength(1)
    expect(withoutRow(named('Eggs', 'Kale'), 0).map((row) => row.name)).toEqual(['Kale'])
  })

  it('never gives two rows one key', () => {
    const rows = withRow(withoutRow(withRow(withRow(named('Eggs'))), 1))
    expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length)
  })
})
