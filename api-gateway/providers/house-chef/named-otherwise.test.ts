import { readRequest } from '@evenplate/domain/request'
import { describe, expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { rulesOf } from '../../safety/rules-of.ts'
import { styleLost } from './book/firm-styles.ts'
import { composeDish } from './compose.ts'
import type { Dish } from './wish/dish.ts'

function asked(text: string): Dish {
  const request = readRequest({ mode: 'free', text })
  const brief = briefOf(request, null, DISHES)
  return composeDish(brief, rulesOf(request, brief, null), { seed: 'someone', turn: 0 })
}
const ids = (dish: Dish) => dish.items.map(({ entry }) => entry.food.id)

describe('a name that several dishes have', () => {
  it.each([
    ['keto cheesecake no bake', 'no-bake-cheesecake'],
    ['tacos with fish please', 'fish-tacos'],
    ['tacos!! fish ones', 'fish-tacos'],
    ['pancakes made with cottage cheese, no flour', 'protein-pancakes'],
    ['omelette for one, 10 min, no cheese', 'herb-omelet'],
    ['pizza without tomato', 'vegetable-pizza'],
  ])('means the one that fits: %s', (text, form) => expect(asked(text).form).toBe(form))

  it('leaves the usual one where an unusual base was asked for', () => {
    expect(() => asked('quiche on a sweet potato crust')).toThrow()
  })
})

describe('a dish called by its kind', () => {
  it('has the meat that was asked for, and not its usual one as well', () => {
    const dish = asked('curry with lamb')
    expect(dish.title).toBe('Lamb Curry')
    expect(ids(dish).filter((id) => /chicken|lamb/.test(id))).toEqual(['lamb-leg'])
  })

  it('keeps the meat that its name says', () => {
    expect(ids(asked('chicken curry with lamb'))).toEqual(
      expect.arrayContaining(['chicken-thigh', 'lamb-leg']),
    )
  })

  it('keeps its macaroni beside a vegetable that could replace it', () => {
    const used = ids(asked('mac n cheese with cauliflower hidden in it'))
    expect(used).toEqual(expect.arrayContaining(['pasta-dry', 'cauliflower']))
    expect(used).not.toContain('macaroni-cheese')
  })
})

describe('what is refused', () => {
  it('is no oil by another name, and batters get no broth for it', () => {
    const fats = ids(asked('lentil dal, no oil')).filter((id) => /oil|ghee|butter|broth/.test(id))
    expect(fats).toEqual(['vegetable-broth-low'])
    expect(ids(asked('banana bread without oil'))).not.toContain('vegetable-broth-low')
  })

  it('is no bread by another name', () => {
    expect(ids(asked('tuna melt without the bread'))).toContain('portobello-mushrooms')
  })

  it('does not stop a curry for want of coconut', () => {
    expect(ids(asked('vegan curry with tofu, no coconut'))).toContain('tofu-firm')
  })

  it('is said as it is: gravy is thickened with flour', () => {
    expect(() => asked('turkey with gravy, no flour')).toThrow('Gravy is thickened with flour')
  })
})

describe('what is cooked as it was asked for', () => {
  it.each([
    ['chili rellenos baked not fried', /Bake/, /skillet/],
    ['camping foil packet dinner, no fish', /foil/, /fish/],
    ['enchiladas verdes for 4', /salsa verde/, /enchilada sauce/],
    ['roast hake with lemon', /hake/, /cod|pollock/],
    ['something for diwali sweet but no sugar', /cardamom/, /beef|chicken/],
    ['cold soba noodle salad', /soba.*cold/, /romaine/],
    ['frozen vegetables in the microwave, quick', /frozen mixed vegetables/, /skillet/],
  ])('%s', (text, says, never) => {
    const { instructions } = asked(text)
    expect(instructions.join(' ')).toMatch(says)
    expect(instructions.join(' ')).not.toMatch(never)
  })

  it('is cold where neither oven nor stove is wanted', () => {
    const dish = asked(
      "I'm NOT turning on the oven or the stove. Cold dinner with chicken from the rotisserie?",
    )
    expect(ids(dish)).toContain('chicken-rotisserie')
    expect(dish.cookTime).toBe(0)
  })

  it('is eaten by hand in the car: no pancakes with yogurt', () => {
    const pancakes = { title: 'Pancakes', instructions: ['Top with the yogurt.'], tips: [], items: [] }
    expect(styleLost(pancakes, 'breakfast', ['by-hand'])).toBe('by-hand')
  })

  it('is done in a microwave where there is a kettle besides', () => {
    const dish = asked('Dorm room. I only have a microwave and a kettle. Lunch under 10 mins?')
    expect(dish.instructions.join(' ')).toMatch(/[Mm]icrowave/)
    expect(dish.prepTime + dish.cookTime).toBeLessThanOrEqual(10)
  })
})

it.each([
  ['pho ga for two', 'Chicken Pho', /chicken breast/],
  ['a sunday roast for the two of us, chicken', 'Roast Chicken', /chicken/],
  ['sunday roast with pork', 'Roast Pork', /pork/],
])('the meat of “%s” is the one of its name', (text, title, meat) => {
  const brief = briefOf({ mode: 'free', text, choices: [] }, null, DISHES)
  const dish = composeDish(brief, { allergies: [], diets: [], avoid: [] }, { seed: 'someone', turn: 0 })
  expect(dish.title).toBe(title)
  expect(dish.ingredients.join()).toMatch(meat)
})
