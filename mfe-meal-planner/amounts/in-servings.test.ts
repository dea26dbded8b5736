import { RICE_BOWL } from '@evenplate/recipe-view/testing/rice-bowl'
import { expect, it } from 'vitest'
import { inServings } from './in-servings.ts'

it('a serving stays the same, and its lines have new amounts', () => {
  const { servings, figures } = RICE_BOWL
  for (const wanted of [0.5, 1, 3, 5, 7.5, servings * 2]) {
    const cooked = inServings(RICE_BOWL, wanted)
    expect(cooked.servings).toBe(wanted)
    expect(cooked.figures.perServing.carbs).toBeCloseTo(figures.perServing.carbs ?? 0, 6)
    expect(cooked.figures.lines.map(({ line }) => line)).toEqual(cooked.ingredients)
    expect(cooked.ingredients.join()).not.toMatch(/\d\.\d{2}|as you set it/)
  }
  expect(inServings(RICE_BOWL, servings)).toBe(RICE_BOWL)
})
