import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf({ mode: 'free', text }, null, DISHES)

it.each(['chilled soup for july', 'a cold breakfast', 'cold noodles for lunch', 'cold snack for the pool'])(
  'is eaten cold: %s',
  (text) => expect(read(text).style).toContain('cold'),
)

it('a hot day asks for nothing warm', () =>
  expect(read('hot day dinner, no cooking').style).not.toContain('warm'))

it.each(['post workout meal', 'dinner after the gym', 'something after a long run'])(
  'has protein: %s',
  (text) => expect(read(text).style).toContain('high-protein'),
)

it('who goes low after exercise asks for no protein', () =>
  expect(read('I go low after exercise, need a snack').style).not.toContain('high-protein'))

it('a dinner after work is a dinner', () => {
  expect(read('after work dinner').mealType).toBe('Dinner')
  expect(read('something sweet after dinner').mealType).toBe('Dessert')
})

it.each(['something chewy and sweet', 'something warm and sweet for tonight', 'something crunchy but sweet'])(
  'is a dessert: %s',
  (text) => expect(read(text).mealType).toBe('Dessert'),
)

it.each(['something sticky and sweet, chicken', 'something spicy and sweet'])('is none: %s', (text) =>
  expect(read(text).mealType).not.toBe('Dessert'),
)

it('a quick bite is a snack', () => expect(read('quick bite between meetings').course).toBe('snack'))

describe('without its apostrophe a verb is read the same', () => {
  it('a tool', () => expect(read('dont want to turn on the oven, dinner').tools.without).toContain('oven'))
  it('a food', () => expect(read('my kid doesnt like mushrooms, dinner').unwanted).toContain('mushrooms'))
  it('a way to carry it', () => expect(read('lunch that wont go bad in my bag').style).toContain('unchilled'))
})

describe('a word for a meal that one kitchen has', () => {
  it.each([
    ['lebanese mezze for 4', 'snack', ['kitchen-lebanese']],
    ['mezze for a party', 'snack', ['kitchen-middle-eastern']],
    ['ulam please, no pork', 'main', ['kitchen-filipino']],
    ['banchan for dinner', 'side', ['kitchen-korean']],
    ['a vegetarian thali', 'main', ['kitchen-indian']],
  ])('%s', (text, course, kitchens) => {
    const brief = read(text)
    expect(brief.unknown).toEqual([])
    expect(brief.course).toBe(course)
    expect(brief.style.filter((style) => style.startsWith('kitchen-'))).toEqual(kitchens)
  })
})
