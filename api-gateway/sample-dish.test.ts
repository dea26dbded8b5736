import { NO_CLAIMS } from '@evenplate/domain/draft'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { expect, it } from 'vitest'
import { LENTILS, SAMPLE_DISH } from '../shell/pages/home/sample-dish.ts'

const tenths = (value: number | null | undefined) => Math.round((value ?? Number.NaN) * 10) / 10

it('the dish on the home page is counted like every recipe', () => {
  const ingredients = SAMPLE_DISH.lines.map(({ line }) => line)
  const { basis, impact, perServing, lines, plate, glycemicLoadEstimated } = figuresOf({
    ingredients,
    servings: 1,
    claimed: NO_CLAIMS,
  })
  expect({ basis, impact, glycemicLoadEstimated }).toEqual({
    basis: 'computed',
    impact: 'Low',
    glycemicLoadEstimated: true,
  })
  for (const [index, { line, carbs, ndb }] of SAMPLE_DISH.lines.entries()) {
    // Figures of a line are already rounded to hundredths, so its tenth may be off by one rounding.
    expect(Math.abs((lines[index]?.nutrition.carbs ?? Number.NaN) - carbs), line).toBeLessThan(0.06)
    expect(lines[index]?.source, line).toContain(ndb)
  }
  expect(tenths(perServing.carbs)).toBe(SAMPLE_DISH.carbs)
  expect(tenths(perServing.fiber)).toBe(SAMPLE_DISH.fiber)
  expect(Math.round(perServing.glycemicLoad ?? Number.NaN)).toBe(SAMPLE_DISH.load)
  for (const share of ['vegetables', 'protein', 'carbohydrate', 'other'] as const)
    expect(Math.abs((plate?.[share] ?? 1) - SAMPLE_DISH.plate[share])).toBeLessThan(0.01)
})

it('so is the line that shows how lines are counted', () => {
  const { lines } = figuresOf({ ingredients: [LENTILS.line], servings: 1, claimed: NO_CLAIMS })
  expect(lines[0]).toMatchObject({ grams: LENTILS.grams, gi: LENTILS.gi })
  expect(tenths(lines[0]?.nutrition.carbs)).toBe(LENTILS.carbs)
  expect(tenths(lines[0]?.glycemicLoad)).toBe(LENTILS.load)
})
