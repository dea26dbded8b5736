import { ALL_DIETS } from '@evenplate/domain/diets'
import { ALLERGENS } from '@evenplate/domain/options'
import { foodKeeps, type Rules, recipeViolations } from '@evenplate/nutrition/rules/rules'
import { FOODS } from '@evenplate/nutrition/table/foods'
import { describe, expect, it } from 'vitest'
import { allowedBy } from './allowed-by.ts'

const none: Rules = { allergies: [], diets: [], avoid: [] }
const SOME = FOODS.filter((_, at) => at % 9 === 0)

const keepsAsLine = (name: string, rules: Rules): boolean =>
  recipeViolations({ title: '', ingredients: [`1 tbsp ${name}`], instructions: [] }, rules).length === 0

describe('foods under rules', () => {
  const rules: Rules[] = [
    ...ALLERGENS.map((one) => ({ ...none, allergies: [one] })),
    ...ALL_DIETS.map((one) => ({ ...none, diets: [one] })),
    { allergies: ['nuts', 'dairy'], diets: ['vegetarian'], avoid: [] },
  ]
  it.each(rules.map((one) => [JSON.stringify(one), one] as const))('follow each rule: %s', (_, one) => {
    const keeps = allowedBy(one)
    const wrong = SOME.filter((food) => keeps(food) !== (foodKeeps(food, one) && keepsAsLine(food.name, one)))
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('exclude what one person avoids only for that person', () => {
    const spinach =
      FOODS.find(({ id }) => id === 'spinach') ?? FOODS.find(({ name }) => /spinach/i.test(name))!
    expect(allowedBy({ ...none, avoid: ['spinach'] })(spinach)).toBe(false)
    expect(allowedBy(none)(spinach)).toBe(true)
    expect(allowedBy({ ...none, avoid: ['pork'] })(spinach)).toBe(true)
  })
})
