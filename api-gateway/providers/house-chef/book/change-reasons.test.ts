import { expect, it } from 'vitest'
import { briefOf } from '../../../brief/reading/brief-of.ts'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'
import { composeDish } from '../compose.ts'

function cooked(text: string) {
  const brief = briefOf({ mode: 'free', text }, null, DISHES)
  const rules = { allergies: brief.allergies, diets: brief.diets, avoid: brief.unwanted }
  return composeDish(brief, rules, { seed: 'reasons', turn: 0 })
}

it.each([
  ['low carb chicken pot pie', 'Cornstarch instead of flour: half as much thickens as well.'],
  ['sugar free banana pudding', 'Almonds instead of vanilla wafers: you asked for no added sugar.'],
  ['pot roast without red potatoes', 'Turnips instead of red potatoes: you asked to avoid them.'],
])('says why a food was replaced: %s', (text, note) => {
  expect(cooked(text).notes).toContain(note)
})

it('uses half as much starch as flour to thicken', () => {
  expect(cooked('low carb chicken pot pie').ingredients.join('; ')).toMatch(/[12](?: ½)? tbsp cornstarch/)
})

it('names the kind of pepper once', () => {
  expect(cooked('stuffed bell peppers without rice').title).toBe('Stuffed Peppers')
})

it('does not shake a fish fillet in a basket', () => {
  const { ingredients, instructions } = cooked('air fryer salmon, 20 minutes or less')
  expect(ingredients.join('; ')).toMatch(/salmon/)
  expect(instructions.join(' ')).not.toMatch(/shaking the basket|toss to coat/)
})
