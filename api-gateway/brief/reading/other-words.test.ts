import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { languageOf } from './languages.ts'
import { isKnownWord } from './spelling.ts'
import { readByRules } from './whole-reading.ts'

const read = (text: string, language = 'en') => readByRules(text, language, DISHES)

describe('requests in other words', () => {
  it('names no sandwich besides which something is wanted', () => {
    expect(read('leftover turkey besides sandwiches').course).toBeNull()
  })

  it.each([
    ['real food, not dessert', 'en'],
    ['microwave only, not a dessert or a snack', 'en'],
    ['not a soup nor a salad, something filling', 'en'],
    ['algo en microondas, que no sea postre', 'es'],
    ['algo de verdad, no un postre ni un snack', 'es'],
  ])('asks for no course that it refuses: %s', (text, language) =>
    expect(read(text, language)).toMatchObject({ course: null, mealType: null }),
  )

  it.each([
    ['a soup, not a salad', 'soup'],
    ['a dessert, not too sweet', 'dessert'],
    ['not just for me: a snack for four', 'snack'],
  ])('asks for the course beside a refused one: %s', (text, course) => expect(read(text).course).toBe(course))

  it('takes lows overnight for no dish made ahead', () => {
    expect(read('a snack so I do not go low overnight').style).toEqual([])
    expect(read('a salad to marinate overnight').style).toContain('make-ahead')
  })

  it('takes no ones without a comma for a kind of them', () => {
    expect(read('egg bites like the ones at the coffee shop').dishes[0]?.id).toBe('egg-muffins-classic')
  })

  it.each([
    ['chocolate mug cake', 1],
    ['chocolate mug cakes for 3', 3],
    ['he eats alone so just the one plate of liver', 1],
    ['a one-bowl cake', null],
  ])('counts who eats: %s', (text, servings) => expect(read(text).servings).toBe(servings))

  it.each([
    ['I am NOT turning on the oven or the stove', null, ['stove', 'oven']],
    ['I only have a kettle here', 'none', []],
    ['chiles rellenos baked not fried', 'oven', []],
  ])('knows what is cooked with: %s', (text, use, without) =>
    expect(read(text).tools).toEqual({ use, without }),
  )

  it('takes no praise for a refusal', () => {
    expect(read("I never get tired of eggs, what's for breakfast").unwanted).toEqual([])
    expect(read('fridge is empty except for chicken thighs and a lemon').unwanted).toEqual([])
    expect(read('roast beef with gravy').unwanted).toEqual([])
    expect(read('I have got a beef with gravy').unwanted).toEqual(['gravy'])
  })

  it('takes nobody for everybody', () => {
    expect(read('berry crumble, nobody here can eat gluten').diets).toEqual(['gluten-free'])
  })

  it('reads smaller carbs with a number as a limit', () => {
    expect(read('bolognese, smaller carbs, like 45').limits).toEqual([
      { figure: 'carbs', kind: 'at-most', value: 45 },
    ])
  })

  it('knows everyday words, so that they name no food', () => {
    for (const word of ['smaller', 'bigger', 'creamier', 'hidden', 'cupboard', 'payday'])
      expect(isKnownWord(word), word).toBe(true)
    expect(isKnownWord('waterzooi')).toBe(false)
    expect(read('medio pollo asado con arroz', 'es').unknown).toEqual([])
  })

  it('takes something sweet with words between for a dessert, and no sweet potato', () => {
    expect(read('something for diwali sweet but no sugar').course).toBe('dessert')
    expect(read('something quick with sweet potato').course).toBeNull()
  })
})

describe('a taste that is refused', () => {
  it.each(["keto bread that isn't too eggy", "salmon that isn't fishy", 'chili, not beany'])(
    'refuses no food: %s',
    (text) => expect(read(text)).toMatchObject({ unwanted: [], unknown: [] }),
  )

  it.each([
    ['hummus, not too garlicky', 'garlic'],
    ['a soup that is not oniony please', 'onion'],
  ])('asks for less of what there can be less of: %s', (text, food) => {
    expect(read(text).little.map(({ name }) => name)).toEqual([food])
    expect(read(text).unwanted).toEqual([])
  })
})

it('takes tortillas of corn "or flour ones" for tortillas', () => {
  expect(read('enchiladas but I can’t do corn tortillas or flour ones').unwanted).toEqual(['tortillas'])
})

it.each(['shrimp tacos no flour tortillas', 'fish tacos, no tortillas'])('reads English: %s', (text) =>
  expect(languageOf(text, DISHES)).toBe('en'),
)

it.each(['merluza a la plancha', 'gambas rebozadas', 'sin tortillas de harina', 'tacos sin queso'])(
  'reads Spanish: %s',
  (text) => expect(languageOf(text, DISHES)).toBe('es'),
)

it('refuses what was tried and not liked', () => {
  expect(read('gnocchi, I tried it with cauliflower and hated it').unwanted).toEqual(['cauliflower'])
  expect(read('ñoquis, probé con coliflor y no me gustó', 'es').unwanted).toEqual(['cauliflower'])
})

it('takes what will not kill somebody for no allergy', () => {
  expect(read('banana bread that wont kill me')).toMatchObject({ unwanted: [], allergies: [] })
})
