import { expect, it } from 'vitest'
import type { Brief } from '../../../brief/brief.ts'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'
import { composeDish } from '../compose.ts'
import { briefFor, foods } from '../testing/briefs.ts'
import { usualCast } from './cast.ts'
import { cookBookDish } from './cook-book-dish.ts'

const underCarbs = (value: number): Brief['limits'] => [{ figure: 'carbs', kind: 'at-most', value }]

const SHRINKING = DISHES.filter(({ foods }) => foods.some(({ least, optional }) => optional && least === 0))

it('shrinks no food of the book to an eighth of a teaspoon to meet a limit', { timeout: 60_000 }, () => {
  const crumbs = SHRINKING.flatMap((dish) => {
    const cast = usualCast(dish, () => true)
    if (!cast) return []
    return cookBookDish(dish, cast, dish.ways[0]!, {
      servings: 4,
      mealType: dish.meals[0]!,
      aim: { limits: underCarbs(12), load: 18, netCarbs: 60, grams: { least: 0, most: 900 } },
      allowed: () => true,
      seed: 'crumbs',
    })
      .items.filter(({ line, entry }) => /^⅛ tsp/.test(line) && SEEN.has(entry.food.group))
      .map(({ line }) => `${dish.id}: ${line}`)
  })
  expect(crumbs).toEqual([])
})

const SEEN = new Set(['vegetable', 'fruit', 'protein', 'carbohydrate', 'dairy'])

it('drops what a limit leaves no room for, and says so', () => {
  const dish = composeDish(
    briefFor({
      mealType: 'Breakfast',
      dish: { id: 'breakfast-bowl', said: 'breakfast bowl' },
      foods: foods('egg', 'spinach-raw'),
      limits: underCarbs(15),
    }),
    { allergies: [], diets: [], avoid: [] },
    { seed: 'crumbs', turn: 0 },
  )
  expect(dish.ingredients.join('\n')).not.toMatch(/beans|avocado/)
  expect([...dish.instructions, dish.description].join('\n')).not.toMatch(/beans|avocado/)
  expect(dish.notes.join(' ')).toMatch(/Left out the .*black beans.* to keep it at 15 g/)
})

it('names foods that a plate may lack only as roles in descriptions', () => {
  const bare = DISHES.flatMap(({ id, description }) =>
    [...description.matchAll(/\[(?:[^[\]])*\]/g)]
      .filter(([clause]) => !/[{:]/.test(clause))
      .map(([clause]) => `${id}: ${clause}`),
  )
  expect(bare).toEqual([])
})
