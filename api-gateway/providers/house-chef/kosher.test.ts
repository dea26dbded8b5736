import { AppError } from '@evenplate/domain/errors'
import { type Rules, violationsIn } from '@evenplate/nutrition/rules/rules'
import { expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { composeDish } from './compose.ts'

const NO_RULES: Rules = { allergies: [], diets: [], avoid: [] }
const composed = (text: string, turn: number) =>
  composeDish(briefOf({ mode: 'free', text, choices: [] }, null, DISHES), NO_RULES, { seed: 'someone', turn })

it.each([
  'kosher chicken dinner',
  'we keep kosher, supper for four',
  'kosher lasagna',
  'kosher brunch for six',
  'beef stew, kosher kitchen',
  'kosher dinner with feta and chickpeas',
  'cena kosher con pollo',
])('keeps meat and dairy apart: %s', (text) => {
  for (let turn = 0; turn < 4; turn++) {
    const lines = composed(text, turn).items.map(({ entry }) => entry.food.name)
    const broken = (rules: Partial<Rules>) =>
      lines.filter((line) => violationsIn(line, { ...NO_RULES, ...rules }).length > 0)
    const meat = broken({ avoid: ['meat', 'poultry'] })
    const dairy = broken({ allergies: ['dairy'] })
    expect(meat.length > 0 && dairy.length > 0 ? [...meat, ...dairy] : []).toEqual([])
    expect(broken({ avoid: ['pork', 'shellfish'] })).toEqual([])
  }
})

it('says why a cheeseburger is not kosher', () => {
  expect(() => composed('kosher cheeseburger', 0)).toThrow(AppError)
})
