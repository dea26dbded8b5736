import { FIGURES_VERSION } from '@evenplate/domain/figures-version'
import { describe, expect, it } from 'vitest'
import { lackNutrients, WHY_COLUMNS } from './figures.ts'
import { recipeOf, rowOf, savedRecipe, textOf } from './row.ts'
import { sampleFigures, sampleRecipe, sampleRow } from './testing/samples.ts'

const KIND = { meal_type: 'dinner', dietary_type: ['low-carb'] }

describe('a row of a saved recipe', () => {
  it('returns the recipe that was written', () => {
    const recipe = sampleRecipe()
    const row = sampleRow(rowOf(textOf(recipe, KIND), recipe.figures))
    expect(recipeOf(savedRecipe.parse(row))).toEqual({ recipe, figures: 'current', uncounted: [] })
  })

  it('writes figures, and leaves the columns to the database', () => {
    const row = rowOf(textOf(sampleRecipe(), KIND), sampleFigures())
    expect(Object.keys(row)).not.toContain('carb_count')
    expect(row.figures.version).toBe(FIGURES_VERSION)
  })

  it('from the previous version opens with the same numbers', () => {
    const { version: _, ...former } = sampleFigures({ perServing: { carbs: 44.4 } })
    const read = recipeOf(sampleRow({ figures: former }))
    expect(read.figures).toBe('upgraded')
    expect(read.recipe.figures).toMatchObject({ basis: 'computed', perServing: { carbs: 44.4 } })
  })

  it.each([
    ['newer', { ...sampleFigures(), version: FIGURES_VERSION + 1, perServing: 'another shape' }],
    ['unreadable', { ...sampleFigures(), lines: 'no list' }],
    ['unreadable', 'no figures'],
  ] as const)('with %s figures shows the columns, says why, and keeps them as they are', (state, figures) => {
    const row = savedRecipe.parse(sampleRow({ figures, carb_count: 31, glycemic_load: 8 }))
    const { recipe, figures: read } = recipeOf(row)
    expect(read).toBe(state)
    expect(recipe.figures).toMatchObject({ basis: 'saved', perServing: { carbs: 31, glycemicLoad: 8 } })
    expect(recipe.figures.origin.notice).toBe(WHY_COLUMNS[state])
    expect(row.figures).toEqual(figures)
    expect(lackNutrients(row.figures)).toBe(false)
  })

  it('opens without its brought record if a copy lacks it or it cannot be read', () => {
    const { brought: _, ...former } = sampleRow()
    for (const row of [former, { ...former, brought: { lines: 'none' } }])
      expect(recipeOf(savedRecipe.parse(row)).recipe).not.toHaveProperty('brought')
  })

  it('says that no figures are recorded if there are none', () => {
    const { recipe, figures } = recipeOf(sampleRow())
    expect(figures).toBe('none')
    expect(recipe.figures.origin.notice).toContain('no record')
  })
})
