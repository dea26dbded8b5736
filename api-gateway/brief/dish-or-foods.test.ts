import { readRequest } from '@evenplate/domain/request'
import { describe, expect, it } from 'vitest'
import { DISHES } from '../dish-book/dishes/all-dishes.ts'
import { briefOf } from './reading/brief-of.ts'

const brief = (text: string) => briefOf(readRequest({ mode: 'free', text }), null, DISHES)
const read = (text: string) => {
  const { dish, foods } = brief(text)
  return { dish: dish?.id ?? null, foods: foods.map(({ said }) => said) }
}

describe('a dish named only by its foods', () => {
  it.each([
    ['black beans, 20 minutes', ['black beans']],
    ['chicken thighs and cabbage in the slow cooker', ['chicken thighs', 'cabbage']],
    ['salmon with asparagus, no oven, 25 minutes', ['salmon', 'asparagus']],
    ['rice and beans and eggs for 6', ['rice', 'beans', 'eggs']],
    ['tengo medio pollo y unas zanahorias, que puedo hacer?', ['chicken', 'carrots']],
  ])('counts as foods if something else is asked for: %s', (text, foods) => {
    expect(read(text)).toEqual({ dish: null, foods })
  })

  it.each([
    ['rice and beans for two', 'rice-and-beans'],
    ['salmon and asparagus under 20 g carbs', 'salmon-and-asparagus'],
    ['roast chicken with carrots and potatoes', 'roast-chicken'],
    ['oatmeal with apples and cinnamon', 'oatmeal'],
  ])('counts as that dish otherwise: %s', (text, dish) => expect(read(text).dish).toContain(dish))

  it('loses to a dish named beside it', () => {
    expect(read("shrimp po'boy").dish).toBe('shrimp-po-boy')
    expect(read('sausage egg and cheese breakfast bake').dish).toBe('breakfast-casserole')
  })
})

describe('a dish that describes another kind of dish', () => {
  it.each([
    ['taco pasta tonight', ['ground beef', 'pasta']],
    ['moussaka skillet for two', ['eggplant', 'ground lamb']],
  ])('asks for its main foods: %s', (text, foods) => expect(read(text)).toEqual({ dish: null, foods }))

  it.each([
    ['tabouli salad please', 'tabbouleh'],
    ['unstuffed cabbage roll soup', 'cabbage'],
    ['bibimbap bowl', 'bibimbap'],
    ['taco salad for two', 'taco-salad'],
  ])('is itself if the kind is part of it: %s', (text, dish) => expect(read(text).dish).toContain(dish))
})

it.each([
  ['pan seared scallops with lemon', 'garlic-butter-shrimp', ['scallops', 'lemon']],
  ['japchae noodles', 'japchae', ['noodles']],
  ['lasagna noodles', null, ['lasagna noodles']],
  ['an apple so my sugar does not crash', null, ['apple']],
])('is told apart from foods in its name: %s', (text, dish, foods) =>
  expect(read(text)).toEqual({ dish, foods }),
)

describe('a dish that the book lacks', () => {
  it.each([
    "hoppin' john for new years day",
    'corn pudding for thanksgiving',
    'beef rendang',
    'sugar free eggnog',
  ])('is that dish, not the foods in its name: %s', (text) => expect(brief(text).dish).not.toBeNull())

  it('is neither a kind of dish nor a cut of meat', () => {
    expect(read('dip for the super bowl').dish).toBeNull()
    expect(read('oxtails for 8')).toEqual({ dish: null, foods: ['oxtails'] })
  })

  it('may begin with “no”', () => expect(brief('no bake cookies').dish?.said).toMatch(/no.bake/))
})

it('reads “pan” in an English request as cookware, not as Spanish bread', () => {
  expect(read('pan seared tofu with lemon')).toEqual({ dish: null, foods: ['tofu', 'lemon'] })
})

describe('the words around a dish', () => {
  it.each([
    ['just a vegetable soup, makes 6 bowls', 6],
    ['soup for my husband and for me', 2],
    ['algo con atun para mi esposo y para mi', 2],
    ['para mi y mi hija, pollo', 2],
    ['there are five of us, ground beef', 5],
    ['chicken for my grandma and me', 2],
  ])('give the number of people: %s', (text, people) => {
    expect(brief(text)).toMatchObject({ servings: people, servingsSaid: true })
  })

  it.each([
    ['a cheesy noodle dinner', ['cheese', 'noodle']],
    ['something chocolatey after dinner', ['chocolate']],
    ['algo achocolatado de postre', ['chocolate']],
  ])('ask for a food by its taste: %s', (text, foods) => expect(read(text).foods).toEqual(foods))

  it.each([
    'lightened up tater tot casserole',
    'potato latkes for hanukkah',
    'ensalada rusa con menos carbohidratos',
  ])('are not unknown foods: %s', (text) => expect(brief(text).unknown).toEqual([]))

  it.each([
    ['merienda de una porción de carbohidratos', 'about', 15],
    ['cena de 3 intercambios de carbohidratos con pollo', 'about', 45],
  ])('give carb choices in Spanish: %s', (text, kind, value) => {
    expect(brief(text).limits).toEqual([{ figure: 'carbs', kind, value }])
  })
})

describe('words beside the request', () => {
  it('about what someone likes do not ask for it', () => {
    const text =
      'Good evening. My husband was just diagnosed with type 2 and loves meat and potatoes. Could you suggest a pot roast, 30 g of carbohydrate or less?'
    expect(read(text)).toEqual({ dish: 'pot-roast', foods: [] })
    expect(read('my son likes chicken nuggets. I need a snack with apples')).toEqual({
      dish: null,
      foods: ['apples'],
    })
  })

  it('ask for it if nothing else is named', () => {
    expect(read('My kids love mac and cheese. How can I make it lower carb?').dish).toContain('mac')
  })

  it('name a Spanish food in English', () => {
    expect(brief('white queso dip').language).toBe('en')
    expect(brief('pollo con arroz').language).toBe('es')
  })

  it('refuse bread in every shape for someone who wants no bun', () => {
    expect(brief('turkey burger no bun').unwanted).toEqual(['bread'])
  })
})
