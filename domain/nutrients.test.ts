import { describe, expect, it } from 'vitest'
import {
  mapNutrition,
  NO_NUTRITION,
  NUTRIENTS,
  nutritionOfColumns,
  perNutrient,
  perNutrientColumn,
} from './nutrients.ts'

describe('the table of nutrients', () => {
  it('names each nutrient, each column and each property of schema.org once', () => {
    for (const field of ['key', 'label', 'column', 'schemaOrg'] as const) {
      const names = NUTRIENTS.flatMap((nutrient) => nutrient[field] ?? [])
      expect(names).toEqual([...new Set(names)])
    }
  })

  it('has the columns that the specification names', () => {
    expect(Object.keys(perNutrientColumn(() => null)).sort()).toEqual([
      'calories',
      'carb_count',
      'fat_count',
      'fiber_count',
      'net_carb_count',
      'protein_count',
    ])
  })

  it('draws a part only inside a nutrient that exists and has the same unit', () => {
    for (const { partOf, unit } of NUTRIENTS)
      if (partOf) expect(NUTRIENTS.find(({ key }) => key === partOf)?.unit).toBe(unit)
  })
})

it('a change of nutrition keeps missing figures missing', () => {
  const known = { ...NO_NUTRITION, carbs: 10 }
  expect(mapNutrition(known, (value) => value / 4)).toEqual({ ...NO_NUTRITION, carbs: 2.5 })
})

it('columns are read by nutrient', () => {
  const row = { ...perNutrientColumn(() => null), net_carb_count: 12, fat_count: 3 }
  expect(nutritionOfColumns(row)).toEqual({ ...perNutrient(() => null), netCarbs: 12, fat: 3 })
})
