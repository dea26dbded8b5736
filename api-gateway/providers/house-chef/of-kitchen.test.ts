import { AppError } from '@evenplate/domain/errors'
import { describe, expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES, dishById } from '../../dish-book/dishes/all-dishes.ts'
import { isOfKitchen } from '../../dish-book/kitchens.ts'
import { rulesOf } from '../../safety/rules-of.ts'
import { composeDish } from './compose.ts'

function cook(text: string, seed = 'someone', choices: string[] = []) {
  const request = { mode: 'free', text, choices } as const
  const brief = briefOf(request, null, DISHES)
  return composeDish(brief, rulesOf(request, brief, null), { seed, turn: 0 })
}
const read = (text: string) => briefOf({ mode: 'free', text }, null, DISHES)

describe('who names a kitchen alone gets a dish of it', () => {
  it.each([
    ['something from my Haitian side of the family', 'haitian'],
    ['Dominican lunch, low carb', 'dominican'],
    ['Scottish supper for 2', 'scottish'],
    ['hungarian comfort food', 'hungarian'],
    ['una cena venezolana', 'venezuelan'],
    ['Korean, quick, weeknight', 'korean'],
    ['south african dinner', 'south-african'],
    ['New Orleans style dinner', 'cajun'],
    ['what do people eat in Ethiopia? make me that', 'ethiopian'],
    ['dinner from portugal', 'portuguese'],
  ])('%s', (text, kitchen) => {
    for (const seed of ['someone', 'somebody else', 'a third']) {
      const dish = dishById(cook(text, seed).form)
      expect(dish && isOfKitchen(dish, kitchen), dish?.id).toBe(true)
    }
  })
})

const refusal = (text: string) => {
  try {
    cook(text)
  } catch (error) {
    if (error instanceof AppError) return error
  }
  return null
}

describe('what the book lacks of a kitchen is told first', () => {
  it.each([
    ['Burmese dinner please', 'We have no Burmese dishes in our recipe book yet.'],
    ['korean side dish', 'We have no Korean side dish in our recipe book yet.'],
    ['Haitian breakfast', 'We have no Haitian breakfast in our recipe book yet.'],
  ])('%s', (text, message) => {
    const told = refusal(text)
    expect(told?.message).toBe(message)
    const drop = told?.details?.ways?.find(({ choice }) => choice.startsWith('drop:style:kitchen-'))
    expect(drop).toBeDefined()
    expect(cook(text, 'someone', [drop!.choice]).title).not.toBe('')
  })
})

it('foods come before a kitchen that has no dish with them', () => {
  expect(cook('vietnamese dinner with shrimp').form).toBe('fresh-spring-rolls')
  expect(cook('polish dinner with salmon and asparagus').items.map(({ entry }) => entry.food.id)).toEqual(
    expect.arrayContaining(['salmon', 'asparagus']),
  )
})

it.each([
  'greek yogurt with berries',
  'polish sausage and peppers',
  'the american heart association says less salt, chicken dinner',
  'chicken with swiss cheese',
  'my korean neighbor gave me cucumbers, salad for lunch',
  'not mexican again, chicken dinner',
  "I'm from India, type 2, need a breakfast",
  'ordered shrimp from Thailand, what can I make with it',
])('names no kitchen: %s', (text) =>
  expect(read(text).style.filter((style) => style.startsWith('kitchen-'))).toEqual([]),
)
