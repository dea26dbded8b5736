import { foodKeeps, type Rules } from '@evenplate/nutrition/rules/rules'
import { expect, it } from 'vitest'
import { dishById } from '../../../dish-book/dishes/all-dishes.ts'
import type { Entry } from '../larder/larder-entry.ts'
import { usualCast } from './cast.ts'
import { cookBookDish } from './cook-book-dish.ts'

const AIM = { limits: [], load: 18, netCarbs: 60, grams: { least: 0, most: 900 } }

function steps(id: string, servings: number, rules: Rules): string {
  const dish = dishById(id)!
  const allowed = ({ food }: Entry) => foodKeeps(food, rules)
  const order = { servings, mealType: dish.meals[0]!, aim: AIM, allowed, seed: 'test' }
  return cookBookDish(dish, usualCast(dish, allowed)!, dish.ways[0]!, order).instructions.join(' ')
}

const ALL: Rules = { allergies: [], diets: [], avoid: [] }
const VEGAN: Rules = { allergies: [], diets: ['vegan'], avoid: [] }

it('does not wait for tofu in broth to turn golden', () => {
  expect(steps('ramen', 4, VEGAN)).toContain('hot all through')
  expect(steps('ramen', 4, VEGAN)).not.toContain('golden')
})

it('bakes for twelve in two dishes, and lays two sheets', () => {
  expect(steps('lasagna', 12, ALL)).toContain('in two 9-by-13-inch baking dishes')
  expect(steps('chicken-parmesan', 12, ALL)).toContain('on 2 sheets')
})

it('cooks meatless ground as its maker says, not to the temperature of a roast', () => {
  expect(steps('beef-chili', 4, VEGAN)).not.toContain('145 °F')
})
