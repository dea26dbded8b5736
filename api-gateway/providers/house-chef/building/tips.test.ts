import { describe, expect, it } from 'vitest'
import { LARDER } from '../larder/larder.ts'
import { portionOf } from './tips.ts'

const of = (food: string) => {
  const entry = LARDER.find((one) => one.food.id === food)
  if (!entry) throw new Error(`no ${food} in the larder`)
  return entry
}

describe('the tip on the food with the most carbohydrate', () => {
  it('says how much food is in a serving, so that its weight is not mistaken for carbohydrate', () => {
    expect(portionOf(of('tortilla-corn'), 24)).toBe('1 corn tortilla, 25 g on the scale')
    expect(portionOf(of('bread-rye'), 64)).toBe('2 slices, 65 g on the scale')
    expect(portionOf(of('quinoa-cooked'), 92)).toBe('about ½ cup, 90 g on the scale')
  })

  it('counts nothing that a serving is not close to', () => {
    expect(portionOf(of('tortilla-corn'), 8)).toBe('about 8 g on the scale')
  })
})
