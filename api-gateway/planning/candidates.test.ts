import { atOnce } from '@evenplate/domain/steps'
import { fillWeek } from '@evenplate/meal-plan/filling/fill-week'
import { planRules } from '@evenplate/meal-plan/rules'
import { FOODS } from '@evenplate/nutrition/table/foods'
import { expect, it } from 'vitest'
import { DISHES, dishById } from '../dish-book/dishes/all-dishes.ts'
import { candidateOfBook } from './candidates.ts'
import type { CountedDish } from './counted-dish.ts'
import { DishPool } from './pool.ts'
import { shortlist } from './shortlist.ts'
import { weekInput } from './week-input.ts'

const WEEK = '2026-11-23'
const NO_BUDGETS = { Breakfast: null, Lunch: null, Dinner: null, Snacks: null }
const dinners = Array.from({ length: 7 }, (_, day) => ({
  id: `dinner-${day}`,
  day: `2026-11-${23 + day}`,
  meal: 'Dinner' as const,
  content: null,
  locked: false,
  portion: 1 as const,
  plates: 0,
  why: null,
  changed: 0,
}))

it('calls a food that two dinners share by its name in the table', () => {
  // Thai, Chinese and Indian dishes share tofu, peppers and herbs, whose ids read backward.
  const book = DISHES.filter(({ says }) => /thai|chinese|indian/.test(says)).slice(0, 60)
  const rules = planRules.parse({ budgets: NO_BUDGETS, cooksTwice: false })
  const order = { week: WEEK, rules, slots: dinners, dishes: [], saved: [], pantry: [], seed: 5 }
  const { input } = atOnce(weekInput(order, dinners, null, new DishPool(book)))
  const names = new Set(FOODS.map(({ name }) => name))
  const ids = new Set(FOODS.map(({ id }) => id.replaceAll('-', ' ')))
  const said = [1, 2, 3].flatMap((seed) =>
    fillWeek({ ...input, seed }, 200).slots.flatMap(
      ({ why }) => why!.match(/shares the (.+) with \w+day/)?.[1] ?? [],
    ),
  )
  expect(said.filter((name) => !names.has(name))).toEqual([])
  expect(said.filter((name) => !ids.has(name))).not.toEqual([])
})

it('never treats unknown carbohydrate as none', () => {
  const order = { rules: { allergies: [], diets: [], avoid: [] }, without: [] }
  const pool = new DishPool([dishById('beef-tacos')!])
  const known = pool.whole(atOnce(pool.dishes(order, ['Dinner']))[0]!, order)
  const unknown: CountedDish = { ...known!, serving: { ...known!.serving, netCarbs: null } }
  expect(candidateOfBook(unknown, 'net')).toBeNull()
  expect(candidateOfBook(unknown, 'total')!.carbs).toBe(known!.serving.carbs)
  const listed = (counts: 'net' | 'total') => {
    const rules = planRules.parse({ budgets: NO_BUDGETS, counts })
    return atOnce(shortlist([unknown], { rules, open: dinners, pantry: [], seed: 1 }, () => unknown))
  }
  expect(listed('net')).toEqual([])
  expect(listed('total')).toEqual([unknown])
})
