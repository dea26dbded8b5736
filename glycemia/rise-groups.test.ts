import { describe, expect, it } from 'vitest'
import type { MealRise } from './meal-rises.ts'
import type { EatenMeal } from './reading.ts'
import { mayStandBeside, type Observed, partOfDay, riseGroups } from './rise-groups.ts'
import { MONDAY, meal } from './testing/readings.ts'

const DAY = 86_400_000
let count = 0
function eaten(peak: number, change: Partial<EatenMeal> = {}, more: Partial<MealRise> = {}): MealRise {
  count += 1
  return {
    meal: meal({ id: `meal ${count}`, at: MONDAY + count * DAY + 8 * 3_600_000, ...change }),
    rise: {
      by: 'sensor',
      baseline: 100,
      baselineCount: 6,
      isLowBefore: false,
      peak: { rise: peak, minute: 45 },
      twoHours: peak / 2,
      area: peak * 50,
      percent: 100,
    },
    reasons: [],
    ...more,
  }
}
const group = (...rises: MealRise[]) => riseGroups(rises)[0]!

it('gives median and range of a recipe eaten four times, one of them set aside', () => {
  const found = group(eaten(52), eaten(38), eaten(90, {}, { reasons: [{ why: 'exercise' }] }), eaten(71))
  expect(found).toMatchObject({
    recipe: 'lentils',
    carbs: 45,
    partOfDay: 'morning',
    missing: { sensor: 0, meter: 3 },
    sensor: {
      peak: { kind: 'range', count: 3, median: 52, least: 38, most: 71 },
      minutesToPeak: { median: 45 },
      twoHours: { median: 26, least: 19, most: 35.5 },
      area: { median: 2600 },
    },
    meter: { oneHour: { kind: 'none' } },
  })
  expect(found.compared).toHaveLength(3)
  expect(found.setAside.map(({ reasons }) => reasons)).toEqual([[{ why: 'exercise' }]])
})

it('has observations for one or two, but no median', () => {
  expect(group(eaten(52)).sensor.peak).toEqual({ kind: 'few', values: [52] })
  expect(group(eaten(52), eaten(-4))).toMatchObject({
    sensor: { peak: { kind: 'few', values: [52, -4] } },
    missing: { sensor: 1 },
  })
})

it('keeps fingersticks separate from sensors', () => {
  const stick = eaten(
    0,
    {},
    {
      rise: {
        by: 'meter',
        baseline: 100,
        isLowBefore: false,
        oneHour: { rise: 30, minute: 60 },
        twoHours: null,
      },
    },
  )
  expect(group(eaten(52), eaten(40), stick)).toMatchObject({
    sensor: { peak: { kind: 'few' } },
    meter: { oneHour: { kind: 'few', values: [30] }, twoHours: { kind: 'none' } },
    missing: { sensor: 1, meter: 2 },
  })
})

it('keeps meals without enough readings out of the figures, and shows them', () => {
  const unread = eaten(0, {}, { rise: { by: 'nothing', missing: [{ readings: 3, from: 60, to: 120 }] } })
  expect(group(eaten(52), unread)).toMatchObject({ compared: [{}], setAside: [], unread: [{}] })
})

describe('how much was eaten', () => {
  const amounts = (carbs: (number | null)[], portions: number[] = []) =>
    group(...carbs.map((grams, at) => eaten(50, { carbs: grams, portion: portions[at] ?? 1 })))
  const compared = (found: ReturnType<typeof amounts>) => found.compared.map((one) => one.meal.carbs)

  it('is within 20 percent of the middle one', () => {
    const found = amounts([45, 45, 36, 54, 35.9, 54.1, 90])
    expect(compared(found)).toEqual([45, 45, 36, 54])
    expect(found.setAside.map(({ reasons }) => reasons)).toEqual(
      [35.9, 54.1, 90].map((amount) => [{ why: 'other-amount', amount, usual: 45, of: 'carbs' }]),
    )
  })

  it('is the smaller one if half the meals are twice as large', () => {
    expect(compared(amounts([45, 90, 44, 90]))).toEqual([45, 44])
  })

  it('sets aside a meal with unknown carbohydrate among known ones', () => {
    const found = amounts([45, null, 44])
    expect(found.setAside.map(({ reasons }) => reasons)).toEqual([[{ why: 'amount-unknown' }]])
  })

  it('uses portions if no carbohydrate is known', () => {
    const found = amounts([null, null, null], [1, 1, 2])
    expect(found.compared.map((one) => one.meal.portion)).toEqual([1, 1])
    expect(found.carbs).toBeNull()
    expect(found.setAside[0]!.reasons).toEqual([{ why: 'other-amount', amount: 2, usual: 1, of: 'portion' }])
  })

  it('only uses meals that can be compared', () => {
    const reasons = [{ why: 'illness' as const }]
    const found = group(
      eaten(50, { carbs: 45 }),
      ...[90, 92, 95].map((carbs) => eaten(50, { carbs }, { reasons })),
    )
    expect(compared(found)).toEqual([45])
  })
})

it('keeps recipes separate, last eaten first, and leaves out meals without a recipe', () => {
  const groups = riseGroups([
    eaten(90, { recipe: 'pizza' }),
    eaten(20, { recipe: 'soup', title: 'Soup' }),
    eaten(20, { recipe: null }),
    eaten(20, { recipe: 'soup', title: 'Soup of mine' }),
  ])
  expect(groups.map(({ recipe, title }) => [recipe, title])).toEqual([
    ['soup', 'Soup of mine'],
    ['pizza', 'Lentil soup'],
  ])
})

it('groups meals in the same words once there are two, ignoring capitals and punctuation', () => {
  const inWords = (title: string, more: Partial<EatenMeal> = {}) =>
    eaten(30, { recipe: null, title, ...more })
  const groups = riseGroups([
    inWords('2 slices of pizza and a salad'),
    inWords('Pizza'),
    inWords(' 2 Slices of pizza, and a  salad.'),
    inWords('1.5 bagels'),
    inWords('1 5 bagels'),
    inWords('寿司!'),
    inWords('寿司'),
    // From files, which give the carbohydrate but not the meal.
    inWords('From a file'),
    inWords('From a file'),
    // A recipe of the same name is not the same meal.
    eaten(20, { recipe: 'r1', title: 'Pizza' }),
  ])
  expect(groups.map(({ recipe, title, compared }) => [recipe, title, compared.length])).toEqual([
    ['r1', 'Pizza', 1],
    [null, '寿司', 2],
    [null, ' 2 Slices of pizza, and a  salad.', 2],
  ])
})

it.each([
  [3, 59, 'night'],
  [4, 0, 'morning'],
  [10, 59, 'morning'],
  [11, 0, 'midday'],
  [16, 0, 'evening'],
  [21, 59, 'evening'],
  [22, 0, 'night'],
])('%s:%s is %s, by the clock on the wall', (hour, minute, part) => {
  expect(partOfDay(MONDAY + (hour - 1) * 3_600_000 + minute * 60_000, 60)).toBe(part)
})

it('lists two recipes next to each other only with five meals each and no overlap', () => {
  const range = (count: number, least: number, most: number): Observed => ({
    kind: 'range',
    count,
    median: (least + most) / 2,
    least,
    most,
  })
  expect(mayStandBeside(range(5, 10, 30), range(5, 31, 60))).toBe(true)
  expect(mayStandBeside(range(5, 31, 60), range(5, 10, 30))).toBe(true)
  expect(mayStandBeside(range(5, 10, 30), range(5, 30, 60))).toBe(false)
  expect(mayStandBeside(range(4, 10, 30), range(5, 31, 60))).toBe(false)
  expect(mayStandBeside({ kind: 'few', values: [1] }, range(5, 31, 60))).toBe(false)
})
