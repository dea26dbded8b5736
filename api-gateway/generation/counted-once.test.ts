import { NO_CLAIMS } from '@evenplate/domain/draft'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { expect, it } from 'vitest'
import { countedOnce } from './counted-once.ts'

it('counts the same dish once, and counts again for another list or number of servings', () => {
  const counted = countedOnce()
  const dish = { ingredients: ['1 cup cooked rice', '2 eggs'], servings: 2 }
  const first = counted(dish)
  expect(counted({ ...dish, ingredients: [...dish.ingredients] })).toBe(first)
  for (const other of [
    { ...dish, servings: 4 },
    { ...dish, ingredients: ['1 cup cooked rice', '3 eggs'] },
    { ...dish, ingredients: dish.ingredients.slice(0, 1) },
    dish,
  ])
    expect(counted(other)).toEqual(figuresOf({ ...other, claimed: NO_CLAIMS }))
})
