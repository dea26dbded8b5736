import { describe, expect, it } from 'vitest'
import { mealRises } from './meal-rises.ts'
import type { EatenMeal, Treatment } from './reading.ts'
import { seriesOf } from './series.ts'
import { fingerstick, MONDAY, meal } from './testing/readings.ts'

const MINUTE = 60_000
const treated = (minute: number): Treatment => ({ at: MONDAY + minute * MINUTE, kind: 'low-treated' })
const other = (minute: number, carbs: number | null, id = 'other') =>
  meal({ id, at: MONDAY + minute * MINUTE, carbs, recipe: null })

function reasons(
  change: Partial<EatenMeal>,
  others: EatenMeal[] = [],
  treatments: Treatment[] = [],
  before = 100,
) {
  const { points } = seriesOf([fingerstick(0, before), fingerstick(60, 140)], Number.POSITIVE_INFINITY)
  const all = mealRises([meal(change), ...others], treatments, points, Number.POSITIVE_INFINITY)
  return all.find((one) => one.meal.id === 'meal')!.reasons
}

it('compares a meal that was eaten alone', () => {
  expect(reasons({})).toEqual([])
})

describe('other carbohydrate', () => {
  it.each([
    ['10 g two hours before', other(-120, 10), [{ why: 'other-carbs', carbs: 10 }]],
    ['10 g two hours after', other(120, 10), [{ why: 'other-carbs', carbs: 10 }]],
    ['9 g', other(30, 9), []],
    ['longer ago', other(-121, 80), []],
    ['later', other(121, 80), []],
    ['at the same moment', other(0, 30), [{ why: 'other-carbs', carbs: 30 }]],
    ['of unknown amount', other(30, null), [{ why: 'other-unknown' }]],
  ])('%s', (_, one, found) => {
    expect(reasons({}, [one])).toEqual(found)
  })

  it('is added up, and reported rather than what is unknown', () => {
    expect(reasons({}, [other(-60, 6, 'b'), other(60, 5, 'c')])).toEqual([{ why: 'other-carbs', carbs: 11 }])
    expect(reasons({}, [other(-60, 12, 'b'), other(60, null, 'c')])).toEqual([
      { why: 'other-carbs', carbs: 12 },
    ])
  })
})

it.each([
  ['69 before', 69, [], ['low-before']],
  ['70 before', 70, [], []],
  ['a low treated after', 100, [treated(110)], ['low-treated']],
  ['a low treated before', 100, [treated(-120)], ['low-treated']],
  ['a low treated later', 100, [treated(121)], []],
  ['a low treated long before, and another later', 100, [treated(-300), treated(500)], []],
  ['both', 60, [treated(5)], ['low-before', 'low-treated']],
])('lows: %s', (_, before, treatments, found) => {
  expect(reasons({}, [], treatments, before).map(({ why }) => why)).toEqual(found)
})

it('names each flag once', () => {
  expect(reasons({ flags: ['exercise', 'site-change', 'exercise'] })).toEqual([
    { why: 'exercise' },
    { why: 'site-change' },
  ])
})

it('puts meals in chronological order, whatever order they arrive in', () => {
  const meals = [other(500, 10, 'c'), other(-500, 10, 'a'), meal()]
  expect(mealRises(meals, [], [], Number.POSITIVE_INFINITY).map((one) => one.meal.id)).toEqual([
    'a',
    'meal',
    'c',
  ])
})
