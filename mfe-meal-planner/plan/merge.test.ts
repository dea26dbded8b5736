import { dishIn, type Plan } from '@evenplate/meal-plan/plan'
import type { Meal } from '@evenplate/meal-plan/rules'
import { expect, it } from 'vitest'
import { CHILI, CURRY, LENTILS } from '../testing/sample-dishes.ts'
import { emptyWeek, fullWeek, RULES, slotAt, WEEK } from '../testing/sample-week.ts'
import { eatLeftovers, move, type Outcome, put } from './actions.ts'
import { brokenLeftover } from './leftovers.ts'
import { merge } from './merge.ts'
import { newPlan } from './new-plan.ts'
import { redone, stamped, stepBetween, undone } from './steps.ts'

const id = (plan: Plan, day: number, meal: Meal) => slotAt(plan, day, meal).id
const done = (before: Plan, outcome: Outcome, now: number): Plan => {
  if ('refused' in outcome) throw new Error(outcome.refused)
  const step = stepBetween(before, outcome.plan, outcome.says)
  return step ? stamped(outcome.plan, step, now) : before
}
const titleAt = (plan: Plan, day: number, meal: Meal) => dishIn(plan, slotAt(plan, day, meal))?.recipe.title

it('loses nothing of two devices that changed different meals, whichever is stored first', () => {
  const base = fullWeek()
  const phone = done(base, put(base, id(base, 0, 'Lunch'), CHILI, 1), 10)
  const laptop = done(base, put(base, id(base, 1, 'Lunch'), CURRY, 1), 20)
  for (const both of [merge(phone, laptop, { rules: false }), merge(laptop, phone, { rules: false })]) {
    expect(titleAt(both, 0, 'Lunch')).toBe(CHILI.recipe.title)
    expect(titleAt(both, 1, 'Lunch')).toBe(CURRY.recipe.title)
  }
})

it('keeps the later of two changes to one meal', () => {
  const base = fullWeek()
  const phone = done(base, put(base, id(base, 0, 'Lunch'), CHILI, 1), 10)
  const laptop = done(base, put(base, id(base, 0, 'Lunch'), CURRY, 1), 20)
  expect(titleAt(merge(phone, laptop, { rules: false }), 0, 'Lunch')).toBe(CURRY.recipe.title)
  expect(titleAt(merge(laptop, phone, { rules: false }), 0, 'Lunch')).toBe(CURRY.recipe.title)
})

it('merges two slots made separately into one, and leftovers find their pot', () => {
  const [one, other] = [newPlan(WEEK, RULES), newPlan(WEEK, RULES)]
  const cooked = done(one, put(one, id(one, 0, 'Dinner'), CHILI, 1), 10)
  const phone = done(cooked, eatLeftovers(cooked, id(one, 1, 'Dinner'), id(one, 0, 'Dinner'), false), 11)
  const laptop = done(other, put(other, id(other, 2, 'Dinner'), LENTILS, 1), 12)
  const both = merge(laptop, phone, { rules: false })
  expect(both.slots).toHaveLength(28)
  expect(titleAt(both, 1, 'Dinner')).toBe(CHILI.recipe.title)
  expect(titleAt(both, 2, 'Dinner')).toBe(LENTILS.recipe.title)
  expect(slotAt(both, 1, 'Dinner').content).toMatchObject({ of: id(other, 0, 'Dinner') })
})

it('never makes a week that eats what is not cooked yet', () => {
  const base = fullWeek()
  const without = {
    ...base,
    slots: base.slots.map((slot) => (slot.id === id(base, 3, 'Dinner') ? { ...slot, content: null } : slot)),
  }
  const phone = done(without, move(without, id(base, 2, 'Dinner'), id(base, 5, 'Dinner')), 10)
  const laptop = done(without, eatLeftovers(without, id(base, 3, 'Lunch'), id(base, 2, 'Dinner'), false), 20)
  expect(brokenLeftover(merge(phone, laptop, { rules: false }))).toBeNull()
})

it('undoes one step and keeps what another device did to the rest', () => {
  const base = emptyWeek()
  const outcome = put(base, id(base, 0, 'Lunch'), CHILI, 1)
  if ('refused' in outcome) throw new Error(outcome.refused)
  const step = stepBetween(base, outcome.plan, outcome.says)
  if (!step) throw new Error('It changed something')
  const mine = stamped(outcome.plan, step, 10)
  const theirs = done(base, put(base, id(base, 1, 'Lunch'), CURRY, 1), 20)
  const back = undone(merge(theirs, mine, { rules: false }), step, 30)
  expect(titleAt(back, 0, 'Lunch')).toBeUndefined()
  expect(titleAt(back, 1, 'Lunch')).toBe(CURRY.recipe.title)
  expect(slotAt(back, 0, 'Lunch').changed).toBe(30)
  expect(titleAt(redone(back, step, 40), 0, 'Lunch')).toBe(CHILI.recipe.title)
})

it('takes the rules from the device that changed them', () => {
  const mine = { ...emptyWeek(), rules: { ...RULES, avoid: 'cilantro' } }
  expect(merge(emptyWeek(), mine, { rules: true }).rules.avoid).toBe('cilantro')
  expect(merge(emptyWeek(), mine, { rules: false }).rules.avoid).toBe('')
})
