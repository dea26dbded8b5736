import type { AppError } from '@evenplate/domain/errors'
import { describe, expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { composeDish } from './compose.ts'
import type { Dish } from './wish/dish.ts'

const NO_RULES = { allergies: [], diets: [], avoid: [] }
const asked = (text: string): Dish =>
  composeDish(briefOf({ mode: 'free', text, choices: [] }, null, DISHES), NO_RULES, {
    seed: 'someone',
    turn: 0,
  })
const ids = (dish: Dish) => dish.items.map(({ entry }) => entry.food.id).join(' ')

describe('a dish whose name says a food that somebody leaves out', () => {
  it.each([
    ['lasagna without pasta', 'lasagna', /^lasagna|pasta/],
    ['lasagna with zuchini noodles instead of pasta, no ricotta', 'zucchini-lasagna', /pasta|ricotta/],
    ['paella without rice', 'paella', /rice-/],
    ['risotto, no rice', 'risotto', /rice/],
    ['spaghetti bolognese without pasta', 'spaghetti-bolognese', /spaghetti-dry|pasta/],
    ['french fries without potatoes', 'french-fries', /potato/],
    ['pico de gallo sin cebolla', 'pico-de-gallo', /onion/],
    ['salsa without onion', 'pico-de-gallo', /onion/],
  ])('is made without it: %s', (text, form, without) => {
    const dish = asked(text)
    expect(dish.form).toBe(form)
    expect(ids(dish)).not.toMatch(without)
  })
})

describe('the mash of a pie', () => {
  it.each(['cottage pie no mash', "shepherd's pie without the mashed potatoes", 'bangers and mash, no mash'])(
    'is another vegetable where it is refused: %s',
    (text) => expect(ids(asked(text))).not.toMatch(/potato/),
  )
  it.each([
    'shepherds pie but without all the mash',
    'fish pie, lighter on the mash',
    'cottage pie with less mash',
  ])('is smaller where there should be less: %s', (text) =>
    expect(asked(text).notes.join(' ')).toContain('Half of the usual potatoes or less'),
  )
})

describe('a food that a cook would put in the dish', () => {
  it.each([
    ['rajma masala with coconut milk', 'rajma', /coconut-milk/],
    ['chana masala with coconut milk', 'chana-masala', /coconut-milk/],
    ['lentil soup with coconut milk', 'lentil-soup', /coconut-milk/],
    ['chili with beer', 'beef-chili', /beer/],
    ['venison burgers', 'hamburger', /^venison/],
    ['bolognese with ground venison', 'spaghetti-bolognese', /\bvenison/],
    ['oat flour waffles', 'waffles-classic', /oat-flour/],
    ['rice flour crepes', 'crepes-classic', /flour-rice/],
    ['whole wheat pancakes', 'pancakes-classic', /flour-whole-wheat/],
  ])('is in it: %s', (text, form, food) => {
    const dish = asked(text)
    expect(dish.form).toBe(form)
    expect(ids(dish)).toMatch(food)
  })

  it('is none where the name of a drink only sounds like one: %s', () => {
    for (const text of ['sorrel drink no sugar', 'hibiscus tea please'])
      expect(asked(text).form).toBe('agua-de-jamaica')
  })
})

describe('gravy for somebody without gluten', () => {
  it.each(['roast chicken with gravy, gluten free', 'meatloaf with gravy, celiac'])(
    'is thickened with something else: %s',
    (text) => {
      const dish = asked(text)
      expect(dish.title).toMatch(/with Gluten-Free Gravy$/)
      expect(ids(dish)).not.toMatch(/flour-all-purpose|\bgravy/)
    },
  )
})

describe('a blender', () => {
  it.each([
    'tomato soup with an immersion blender',
    'pancakes in the blender',
    'carrot soup, I have a blender and a stove',
  ])('only blends what is cooked otherwise: %s', (text) => expect(asked(text).title).toMatch(/Soup|Pancakes/))
})

describe('a way of cooking that people use for the dish', () => {
  it.each([
    ['crockpot chicken tacos', 'slow-cooker'],
    ['fajitas in the instant pot', 'pressure-cooker'],
    ['slow cooker gyros', 'slow-cooker'],
    ['instant pot sloppy joes', 'pressure-cooker'],
    ['milanesas al horno', 'oven'],
    ['oven-baked chicken katsu', 'oven'],
    ['mofongo al horno', 'oven'],
  ])('is possible: %s', (text, tool) => expect(asked(text).tool).toBe(tool))

  it('does not cook shrimp for hours', () =>
    expect(() => asked('slow cooker shrimp fajitas')).toThrow('slow cooker'))
})

describe('a refusal', () => {
  const refused = (text: string) => {
    try {
      asked(text)
    } catch (error) {
      return error as AppError
    }
    throw new Error(`${text} was not refused`)
  }
  const labels = (text: string) =>
    ((refused(text).details as { ways: { label: string }[] }).ways ?? []).map(({ label }) => label).join('; ')

  it('says what it is that does not fit', () =>
    expect(refused('bouillabaisse without garlic').message).toContain('without garlic'))

  it('offers nothing of another kind where something near is possible', () => {
    expect(labels('slow cooker shrimp tacos')).toMatch(/Tacos/)
    expect(labels('omelette without eggs')).not.toMatch(/Soup|Salad/)
  })

  it('is none for a cheesecake without nuts or sugar, which has a crust of coconut', () => {
    const dish = asked('sugar free cheesecake, no almond flour, tree nut allergy')
    expect(ids(dish)).toMatch(/coconut-shredded/)
    expect(dish.notes.join(' ')).toContain('you asked for no added sugar')
  })
})
