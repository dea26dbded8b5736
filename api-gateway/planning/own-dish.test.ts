import { atOnce } from '@evenplate/domain/steps'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import { expect, it } from 'vitest'
import { candidateOfOwn } from './candidates.ts'
import { isProved, ownDish } from './own-dish.ts'
import type { SentDish } from './plan-order.ts'

const LENTILS = ['2 cups cooked lentils', '1 cup cooked quinoa', '1 tbsp olive oil', 'salt to taste']
const sent = (ingredients: string[], change: Partial<SentDish> = {}): SentDish => ({
  title: 'My Bowl',
  description: 'A bowl.',
  prepTime: 5,
  cookTime: 10,
  servings: 2,
  ingredients,
  instructions: ['Cook everything until done.'],
  tips: [],
  kind: { mealType: 'Dinner', dietary: [] },
  figures: { origin: { provider: 'openai', notice: 'mine' } },
  ...change,
})
const isKept = (dish: SentDish, rules: Partial<Rules>): boolean =>
  atOnce(isProved(atOnce(ownDish(dish)), { allergies: [], diets: [], avoid: [], ...rules }))

it('accepts a saved recipe if every line is known to follow the rules', () => {
  for (const rules of [
    {},
    { allergies: ['nuts' as const, 'dairy' as const] },
    { diets: ['vegan' as const, 'gluten-free' as const] },
    { avoid: ['mushrooms'] },
    { diets: ['low-gi' as const] },
  ])
    expect(isKept(sent(LENTILS), rules), JSON.stringify(rules)).toBe(true)
})

it.each<[string, string, Partial<Rules>]>([
  ['with nuts', '2 tbsp peanut butter', { allergies: ['nuts'] }],
  ['with a hidden source', '1 tbsp Worcestershire sauce', { allergies: ['fish'] }],
  ['with meat', '4 oz ground beef', { diets: ['vegetarian'] }],
  ['with what is avoided', '1 cup sliced mushrooms', { avoid: ['mushrooms'] }],
  ['with an unreadable line', "1 cup of grandma's secret mix", { allergies: ['nuts'] }],
  ['with more flour than a low-GI dish has', '2 cups all-purpose flour', { diets: ['low-gi'] }],
  ['with more starch than a low-carb dish has', '3 cups cooked white rice', { diets: ['low-carb'] }],
])('refuses one %s', (_, line, rules) => {
  expect(isKept(sent([...LENTILS, line]), rules)).toBe(false)
  expect(isKept(sent([...LENTILS, line]), {}), 'without that rule').toBe(true)
})

it('refuses one whose steps or title break a rule', () => {
  expect(
    isKept(sent(LENTILS, { instructions: ['Top with chopped walnuts.'] }), { allergies: ['nuts'] }),
  ).toBe(false)
  expect(isKept(sent(LENTILS, { title: 'Bacon Bowl' }), { diets: ['vegetarian'] })).toBe(false)
})

it('counts it again, and says "at least" if a line is not counted', () => {
  const counted = candidateOfOwn('saved:1', 'saved', atOnce(ownDish(sent(LENTILS))), 'total')!
  expect(counted).toMatchObject({
    isAtLeast: false,
    meals: ['Lunch', 'Dinner'],
    minutes: 15,
    keepsDays: 3,
    freezes: false,
  })
  expect(counted.carbs).toBeGreaterThan(50)
  expect(candidateOfOwn('saved:1', 'saved', atOnce(ownDish(sent(LENTILS))), 'net')!.carbs).toBeLessThan(
    counted.carbs - 10,
  )
  const open = candidateOfOwn(
    'saved:2',
    'saved',
    atOnce(ownDish(sent([...LENTILS, '1 cup of secret mix']))),
    'total',
  )
  expect(open).toMatchObject({ isAtLeast: true })
  expect(
    candidateOfOwn('saved:3', 'saved', atOnce(ownDish(sent(['a secret', 'another secret']))), 'total'),
  ).toBeNull()
})
