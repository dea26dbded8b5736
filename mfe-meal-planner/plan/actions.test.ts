import { dishIn, type Plan } from '@evenplate/meal-plan/plan'
import type { Meal } from '@evenplate/meal-plan/rules'
import { describe, expect, it } from 'vitest'
import { CHILI, CURRY, EGGS, LENTILS } from '../testing/sample-dishes.ts'
import { emptyWeek, fullWeek, RULES, slotAt, WEEK } from '../testing/sample-week.ts'
import {
  changeRules,
  clear,
  copy,
  eatLeftovers,
  fill,
  freeze,
  lock,
  move,
  type Outcome,
  put,
  serve,
} from './actions.ts'
import { leftoverChoices } from './leftovers.ts'
import { NO_RULES, newPlan } from './new-plan.ts'

const id = (plan: Plan, day: number, meal: Meal) => slotAt(plan, day, meal).id
const planOf = (outcome: Outcome): Plan => {
  if ('refused' in outcome) throw new Error(outcome.refused)
  return outcome.plan
}
const refusal = (outcome: Outcome) => ('refused' in outcome ? outcome.refused : null)
const titleAt = (plan: Plan, day: number, meal: Meal) => dishIn(plan, slotAt(plan, day, meal))?.recipe.title

describe('a new week', () => {
  it('has a slot for each meal that the rules plan, and no carbohydrate budget', () => {
    const plan = newPlan(WEEK)
    expect(plan.slots).toHaveLength(28)
    expect(Object.values(plan.rules.budgets)).toEqual([null, null, null, null])
    expect(newPlan(WEEK, { ...NO_RULES, meals: ['Lunch', 'Snacks'], snacks: 4 }).slots).toHaveLength(35)
  })
})

describe('filling', () => {
  const reply = (plan: Plan) => ({
    slots: plan.slots.map(({ id }) => ({
      id,
      content: { kind: 'dish' as const, dish: LENTILS.id },
      portion: 1 as const,
      why: 'It fits.',
    })),
    dishes: [LENTILS],
    shortfalls: [],
    left: 9,
  })

  it('fills open slots, says why, and keeps locked ones', () => {
    const locked = planOf(put(emptyWeek(), id(emptyWeek(), 1, 'Dinner'), CHILI, 1))
    const filled = planOf(fill(locked, locked.slots, reply(locked)))
    expect(titleAt(filled, 1, 'Dinner')).toBe(CHILI.recipe.title)
    expect(slotAt(filled, 2, 'Dinner')).toMatchObject({ content: { dish: LENTILS.id }, why: 'It fits.' })
  })

  it('keeps what a person placed during the request', () => {
    const asked = emptyWeek()
    const meanwhile = planOf(put(asked, id(asked, 0, 'Lunch'), CURRY, 1))
    const unlocked = planOf(lock(meanwhile, id(asked, 0, 'Lunch'), false))
    expect(titleAt(planOf(fill(unlocked, asked.slots, reply(asked))), 0, 'Lunch')).toBe(CURRY.recipe.title)
  })
})

describe('moving', () => {
  it('moves a dish with its lock and its eaters, and the slot keeps its id', () => {
    const before = planOf(put(emptyWeek(), id(emptyWeek(), 1, 'Dinner'), CHILI, 1.5))
    const plan = planOf(move(before, id(before, 1, 'Dinner'), id(before, 4, 'Dinner')))
    expect(slotAt(plan, 4, 'Dinner')).toMatchObject({
      id: id(before, 4, 'Dinner'),
      locked: true,
      portion: 1.5,
    })
    expect(slotAt(plan, 1, 'Dinner')).toMatchObject({ content: null, locked: false })
  })

  it('swaps two dishes, and leftovers follow their pot', () => {
    const before = fullWeek()
    const plan = planOf(move(before, id(before, 2, 'Dinner'), id(before, 1, 'Dinner')))
    expect(titleAt(plan, 1, 'Dinner')).toBe(CHILI.recipe.title)
    expect(slotAt(plan, 3, 'Dinner').content).toMatchObject({ kind: 'leftover', of: id(before, 1, 'Dinner') })
  })

  it('refuses a meal that would be eaten before it is cooked, and says so', () => {
    const plan = fullWeek()
    expect(refusal(move(plan, id(plan, 2, 'Dinner'), id(plan, 5, 'Dinner')))).toContain(
      'so there are no leftovers before that',
    )
    expect(refusal(move(plan, id(plan, 3, 'Dinner'), id(plan, 0, 'Lunch')))).toContain(
      'isn’t cooked until Wednesday’s dinner',
    )
  })
})

describe('leftovers', () => {
  it('keep for their number of days, then only from the freezer', () => {
    const plan = fullWeek()
    const [chili, sunday] = [id(plan, 2, 'Dinner'), id(plan, 6, 'Dinner')]
    expect(refusal(eatLeftovers(plan, sunday, chili, false))).toBe(
      'Leftovers of “Three-Bean Chili” keep until Saturday. Freeze it to eat it later.',
    )
    expect(planOf(eatLeftovers(plan, sunday, chili, true)).slots.at(-1)?.content ?? null).not.toBeNull()
    const saturday = planOf(eatLeftovers(plan, id(plan, 5, 'Dinner'), chili, false))
    expect(titleAt(saturday, 5, 'Dinner')).toBe(CHILI.recipe.title)
    expect(planOf(freeze(saturday, id(plan, 5, 'Dinner'), true))).toBeTruthy()
  })

  it('are not offered for dishes that do not keep', () => {
    const plan = fullWeek()
    const titles = leftoverChoices(plan, slotAt(plan, 2, 'Lunch')).map(({ dish }) => dish.recipe.title)
    expect(titles).not.toContain(EGGS.recipe.title)
    expect(titles).toContain(CURRY.recipe.title)
  })

  it('are removed when nothing is cooked for them any more', () => {
    const plan = fullWeek()
    const cleared = planOf(clear(plan, id(plan, 2, 'Dinner')))
    expect(slotAt(cleared, 3, 'Dinner').content).toBeNull()
  })

  it('cannot be taken from a slot that has leftovers itself', () => {
    const plan = fullWeek()
    expect(refusal(eatLeftovers(plan, id(plan, 4, 'Dinner'), id(plan, 3, 'Dinner'), false))).toContain(
      'Nothing is cooked',
    )
    expect(refusal(eatLeftovers(plan, id(plan, 2, 'Dinner'), id(plan, 1, 'Dinner'), false))).toContain(
      'another day',
    )
  })
})

describe('the rest', () => {
  it('copies, serves, locks', () => {
    const plan = fullWeek()
    const copied = planOf(copy(plan, id(plan, 0, 'Lunch'), id(plan, 6, 'Lunch')))
    expect(titleAt(copied, 6, 'Lunch')).toBe(LENTILS.recipe.title)
    expect(slotAt(planOf(serve(plan, id(plan, 0, 'Lunch'), 1, 3)), 0, 'Lunch').plates).toBe(3)
    expect(slotAt(planOf(lock(plan, id(plan, 0, 'Lunch'), true)), 0, 'Lunch').locked).toBe(true)
  })

  it('drops open meals that the rules no longer plan, and keeps locked ones', () => {
    const plan = planOf(lock(fullWeek(), id(fullWeek(), 1, 'Snacks'), true))
    const fewer = planOf(changeRules(plan, { ...RULES, meals: ['Breakfast', 'Lunch', 'Dinner'] }))
    expect(fewer.slots.filter(({ meal }) => meal === 'Snacks')).toHaveLength(1)
  })

  it('applies new eaters to the slots that had the rules’ eaters', () => {
    const own = planOf(serve(fullWeek(), id(fullWeek(), 0, 'Dinner'), 2, 0))
    const plan = planOf(changeRules(own, { ...RULES, plates: 3 }))
    expect(slotAt(plan, 0, 'Lunch').plates).toBe(3)
    expect(slotAt(plan, 0, 'Dinner')).toMatchObject({ portion: 2, plates: 0 })
  })
})
