import { avoidTermsOf } from '@evenplate/nutrition/rules/avoid/terms'
import { foodKeeps } from '@evenplate/nutrition/rules/rules'
import { foodById } from '@evenplate/nutrition/table/foods'
import { describe, expect, it } from 'vitest'
import { ANYWHERE, anywhereFor } from './anywhere.ts'
import { idsOf, lighterOf } from './dish.ts'
import { DISHES } from './dishes/all-dishes.ts'
import { dishWithout } from './left-out.ts'

it('names foods of the table', () => {
  const ids = [...ANYWHERE].flatMap(([id, instead]) => [id, ...instead])
  expect(ids.filter((id) => !foodById(id))).toEqual([])
})

describe('someone who leaves out what flavors a dish', () => {
  it.each([
    'onions',
    'garlic',
    'bell peppers',
    'celery',
    'carrots',
    'mayo',
    'vinegar',
    'lemon',
    'cilantro',
    'salt',
    'soy sauce',
  ])('still gets the dish: %s', (unwanted) => {
    const rules = { allergies: [], diets: [], avoid: avoidTermsOf(unwanted) }
    const isThere = (id: string) => {
      const food = foodById(id)
      return food !== undefined && foodKeeps(food, rules)
    }
    const missing = DISHES.flatMap((dish) =>
      dish.foods
        .filter((part) => !part.optional && !part.defines)
        .filter((part) => ![...idsOf(part), ...lighterOf(part), ...anywhereFor(part)].some(isThere))
        .filter((part) => dishWithout(dish, part, isThere) === null)
        .map(({ role }) => `${dish.id}: ${role}`),
    )
    expect(missing.length / DISHES.length, missing.join('\n')).toBeLessThan(0.01)
  })
})

it('has no substitute for a food that defines a dish, except flour and soy sauce', () => {
  const stand = DISHES.flatMap(({ foods }) => foods).filter(
    (part) => part.defines && anywhereFor(part).length > 0,
  )
  expect(stand.filter((part) => !/^(?:flour|soy-sauce)/.test(idsOf(part)[0]!))).toEqual([])
})
