import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { composeDish } from '../../providers/house-chef/compose.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)
const NO_RULES = { allergies: [], diets: [], avoid: [] }
const cooked = (text: string) => composeDish(read(text), NO_RULES, { seed: 'someone', turn: 0 })

describe('how much somebody has', () => {
  it.each([
    ['I have 2 chicken thighs and an air fryer. go', ['2 chicken thighs']],
    ['1 lb ground beef thawed, tacos', ['1 lb ground beef']],
    ['half a can of coconut milk in the fridge and red lentils', ['half a can of coconut milk']],
    ["there's a can of tuna in the pantry", ['a can of tuna']],
    ['got one salmon fillet and asparagus', ['one salmon fillet']],
    ['tengo 3 huevos, media calabacita y queso', ['3 eggs', 'half a zucchini']],
    ['I have half an onion and an 8 oz steak', ['half an onion', '8 oz steak']],
    ['I have half an avocado and half a lime left', ['half an avocado', 'half a lime']],
    ['there are 3 potatoes and a can of tuna left', ['3 potatoes', 'a can of tuna']],
    ['tengo dos pechugas de pollo', ['two chicken breasts']],
  ])('is read: %s', (text, said) => expect((read(text).atHand ?? []).map((one) => one.said)).toEqual(said))

  it.each([
    'I have 30 minutes and 2 kids, chicken soup',
    'chicken soup with 2 cups of spinach',
    'I have type 2 diabetes, something with chicken',
    'I have to eat 2 eggs each',
    'at most 30 g of carbs, I have chicken',
    'I have 4 people coming for salmon',
  ])('is not read from other figures: %s', (text) => expect(read(text).atHand).toBeUndefined())

  it.each([
    ['I have 2 chicken thighs and an air fryer', 2],
    ['tengo dos pechugas de pollo', 2],
    ['I have half a pound of ground beef', 2],
    ['1 lb ground beef thawed, meatballs', 4],
    ['3 lb ground beef thawed, tacos', 4],
  ])('decides for how many: %s', (text, servings) => {
    const dish = cooked(text)
    expect(dish.servings).toBe(servings)
    const [hand] = read(text).atHand!
    const used = dish.items.filter(({ entry }) => hand!.ids.includes(entry.food.id))
    expect(used.reduce((sum, { grams }) => sum + grams, 0)).toBeLessThanOrEqual(hand!.grams * 1.4)
  })

  it('does not decide where it was said for how many', () =>
    expect(cooked('I have 2 chicken thighs, dinner for 4').servings).toBe(4))
})
