import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const brief = (text: string) => briefOf({ mode: 'free', text }, null, DISHES)
const named = (text: string) => {
  const { dish, foods } = brief(text)
  return [dish?.said ?? null, ...foods.map(({ said }) => said)]
}

describe('names with foods in them that name no food of the dish', () => {
  it.each([
    ['Copycat Olive Garden zuppa toscana', ['zuppa toscana']],
    ['Red Lobster biscuits', ['biscuits']],
    ['Cracker Barrel meatloaf', ['meatloaf']],
    ['like the Cheesecake Factory pasta with tuna', [null, 'pasta', 'tuna']],
    ['Apple Store lunch break, something with tuna', [null, 'tuna']],
    ['Bob Evans mashed potatoes', ['mashed potatoes']],
    ['cornbread for the chili cookoff', ['cornbread']],
    ['coleslaw to take to the fish fry at church', ['coleslaw']],
    // What is cooked at the event may be what is wanted.
    ['something for the chili cookoff', ['chili']],
  ])('%s', (text, expected) => expect(named(text)).toEqual(expected))

  it('are no minutes, either', () => {
    expect(brief('Panda Express orange chicken copycat').minutes).toBeNull()
  })

  it.each([
    'my mom needs food pudding thick since the stroke, chicken dinner',
    'dad has trouble swallowing, everything the consistency of pudding, something with fish',
  ])('are how thick it is: %s', (text) => {
    expect([brief(text).dish, brief(text).style.includes('smooth')]).toEqual([null, true])
  })
})

describe('a bone', () => {
  it('is told, and its meat is in the dish', () => {
    const { foods, strange } = brief('bean soup with ham bone')
    expect([foods.map(({ said }) => said), strange]).toEqual([['ham'], ['ham bone']])
  })

  it('in a chop is none', () => {
    expect(brief('pork chops bone in with apples').strange ?? []).toEqual([])
  })
})

describe('a meal that is fine already', () => {
  it.each([
    ['breakfast numbers are fine its lunch thats high, sandwich ideas', 'Lunch'],
    ['dinner numbers are great but breakfast is high. eggs?', 'Breakfast'],
    ['evening readings are perfect but mornings are high, toast ideas', 'Breakfast'],
    ['breakfast for two', 'Breakfast'],
  ])('is not the one asked for: %s', (text, meal) => expect(brief(text).mealType).toBe(meal))
})
