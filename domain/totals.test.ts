import { describe, expect, it } from 'vitest'
import { NO_NUTRITION } from './nutrients.ts'
import type { LineFigures } from './recipe.ts'
import { totalsOf } from './totals.ts'

const PLAIN: LineFigures = {
  line: 'a line',
  food: null,
  foodId: null,
  grams: null,
  weighedBy: null,
  source: null,
  nutrition: NO_NUTRITION,
  gi: null,
  giSource: null,
  glycemicLoad: null,
  negligible: false,
  rest: '',
  note: '',
  carbsBetween: null,
  carriesCarbs: true,
  giEstimate: false,
  plateShare: null,
}
const counted = (carbs: number, glycemicLoad: number, more: Partial<LineFigures> = {}): LineFigures => ({
  ...PLAIN,
  grams: 100,
  nutrition: { ...NO_NUTRITION, carbs, fiber: 0, netCarbs: carbs },
  glycemicLoad,
  ...more,
})
const missing = (line: string, most: number | null, more: Partial<LineFigures> = {}): LineFigures => ({
  ...PLAIN,
  line,
  ...(most !== null && { mayAdd: { carbs: most, glycemicLoad: most / 2 } }),
  ...more,
})

describe('what is left out of a total', () => {
  const RICE = counted(160, 96)

  it.each([
    ['nothing', [], 'computed', 40, null, 'High'],
    [
      'a line without carbohydrate',
      [missing('salmon', null, { carriesCarbs: false })],
      'computed',
      40,
      null,
      'High',
    ],
    [
      'a line that cannot matter',
      [missing('salt', null, { negligible: true })],
      'computed',
      40,
      null,
      'High',
    ],
    ['less than a meter shows', [missing('Lime', 6)], 'computed', 40, null, 'High'],
    ['half a choice', [missing('raisins', 30)], 'computed', 40, { least: 40, most: 47.5 }, 'High'],
    ['more than that', [missing('mystery grain', 80)], 'partial', 40, { least: 40, most: 60 }, 'High'],
    [
      'a food eaten beside the dish',
      [missing('bread', 80, { aside: true })],
      'computed',
      40,
      { least: 40, most: 60 },
      'High',
    ],
    ['what nothing bounds', [missing('1 package mix', null)], 'partial', 40, null, 'High'],
    ['a side that nothing bounds', [missing('a sauce', null, { aside: true })], 'partial', 40, null, 'High'],
    [
      'a line stored without its bound',
      [missing('20 g mystery', null, { grams: 20 })],
      'computed',
      40,
      { least: 40, most: 45 },
      'High',
    ],
  ] as const)('%s', (_, lines, basis, carbs, between, impact) => {
    expect(totalsOf([RICE, ...lines], 4)).toMatchObject({
      basis,
      perServing: { carbs },
      carbsBetween: between,
      impact,
    })
  })

  it('says what else a serving may contain, and names the lines', () => {
    const totals = totalsOf(
      [RICE, missing('walnuts', 10), missing('honey', 4), missing('salmon', null, { carriesCarbs: false })],
      2,
    )
    expect(totals.mayAdd).toEqual({ carbs: 7, glycemicLoad: 3.5 })
    expect(totals.notCounted).toEqual(['walnuts', 'honey', 'salmon'])
    expect(totalsOf([RICE, missing('a mix', null), missing('honey', 4)], 2).mayAdd).toEqual({
      carbs: null,
      glycemicLoad: null,
    })
    expect(totalsOf([RICE], 2).mayAdd).toBeNull()
  })

  it.each([
    ['under one choice counted, and an ingredient without a limit', 14, null, null],
    ['one choice counted', 15, null, 15],
    ['under one choice counted, and more than one that may be missing', 14, 16, null],
    ['under one choice counted, and no more than one missing', 14, 15, 14],
  ])('gives no figure if too little is known: %s', (_, carbs, most, shown) => {
    const { basis, perServing, carbsBetween } = totalsOf([counted(carbs, 5), missing('a mix', most)], 1)
    expect([basis, perServing.carbs]).toEqual(['partial', shown])
    if (shown === null) expect([perServing.glycemicLoad, carbsBetween]).toEqual([null, null])
  })

  it('gives a figure, however small, if only a side dish is missing', () => {
    expect(totalsOf([counted(3, 0), missing('rice, to serve', 80, { aside: true })], 1)).toMatchObject({
      basis: 'computed',
      perServing: { carbs: 3 },
      carbsBetween: { least: 3, most: 83 },
      impact: null,
    })
  })

  it('subtracts all of a counted line that may be left out', () => {
    const honey = counted(20, 12, { aside: true, carbsBetween: { least: 19, most: 21 } })
    expect(totalsOf([RICE, honey], 4)).toMatchObject({
      perServing: { carbs: 45 },
      carbsBetween: { least: 40, most: 45.3 },
    })
  })

  it('is the same in any order, and the same pot in any number of servings', () => {
    const lines = [
      RICE,
      counted(9, 4, { aside: true }),
      missing('walnuts', 10.1),
      missing('bread', 33, { aside: true }),
    ]
    expect(totalsOf([...lines].reverse(), 3)).toEqual({
      ...totalsOf(lines, 3),
      notCounted: ['bread', 'walnuts'],
    })
    const [one, four] = [totalsOf(lines, 1), totalsOf(lines, 4)]
    expect(one.mayAdd?.carbs).toBeCloseTo((four.mayAdd?.carbs ?? 0) * 4, 0)
    expect(one.carbsBetween?.most).toBeCloseTo((four.carbsBetween?.most ?? 0) * 4, 0)
  })
})

describe('the band of a load', () => {
  it.each([
    [8, 1, 'Low'],
    [8, 3, null],
    [8, null, null],
    [12, 7, 'Medium'],
    [12, 8, null],
    [21, null, 'High'],
  ])('of %d with up to %s more is %s', (load, more, band) => {
    const line = missing('a side', null, {
      aside: true,
      ...(more !== null && { mayAdd: { carbs: more, glycemicLoad: more } }),
    })
    expect(totalsOf([counted(30, load), line], 1).impact).toBe(band)
  })

  it('is null if nothing was counted', () => {
    expect(totalsOf([], 4)).toMatchObject({ basis: 'model', impact: null, mayAdd: null, carbsBetween: null })
  })
})
