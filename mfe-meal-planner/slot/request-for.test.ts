import { readRequest } from '@evenplate/domain/request'
import type { PlanRules } from '@evenplate/meal-plan/rules'
import { expect, it } from 'vitest'
import { emptyWeek, RULES, slotAt } from '../testing/sample-week.ts'
import { requestFor } from './request-for.ts'

const asked = (rules: Partial<PlanRules>, eats: { portion?: 0.5 | 1 | 1.5 | 2; plates?: number } = {}) => {
  const plan = emptyWeek({ ...RULES, ...rules })
  return requestFor(plan, { ...slotAt(plan, 0, 'Lunch'), ...eats })
}
const budgets = (carbs: number, tolerance: number): Partial<PlanRules> => ({
  budgets: { ...RULES.budgets, Lunch: { carbs, tolerance } },
})

it.each([
  ['one portion', {}, { portion: 1 }, ['carbs at-least 38', 'carbs at-most 52']],
  ['half a portion', {}, { portion: 0.5 }, ['carbs at-least 76', 'carbs at-most 104']],
  ['one and a half', {}, { portion: 1.5 }, ['carbs at-least 25.4', 'carbs at-most 34.6']],
  ['net carbs', { counts: 'net' }, {}, ['netCarbs at-least 38', 'netCarbs at-most 52']],
  ['a budget that starts at zero', budgets(5, 5), {}, ['carbs at-most 10']],
  ['fiber', { leastFiber: 8 }, {}, ['carbs at-least 38', 'carbs at-most 52', 'fiber at-least 8']],
  ['no budget', { budgets: { ...RULES.budgets, Lunch: null } }, {}, []],
  [
    'another weekday',
    { onWeekdays: [{ weekday: 0, meal: 'Lunch', budget: { carbs: 60, tolerance: 5 } }] },
    {},
    ['carbs at-least 55', 'carbs at-most 65'],
  ],
] as const)(
  'a serving is limited so that the eaten part is inside the budget: %s',
  (_, rules, eats, limits) => {
    const request = asked(rules as Partial<PlanRules>, eats)
    expect(request.limits?.map(({ figure, kind, value }) => `${figure} ${kind} ${value}`)).toEqual(limits)
    expect(readRequest(request)).toEqual(request)
  },
)

it('is for everyone who eats', () => {
  expect([asked({}, { portion: 0.5 }).servings, asked({}, { portion: 1.5, plates: 3 }).servings]).toEqual([
    1, 5,
  ])
})

it('has the weekday’s time limit, and avoids what the week avoids', () => {
  expect(asked({ avoid: ' mushrooms ' })).toMatchObject({
    minutes: 30,
    avoid: 'mushrooms',
    allergies: ['nuts'],
  })
  expect(asked({ minutes: [null, 5, 5, 5, 5, 5, 5] }).minutes).toBeNull()
})
