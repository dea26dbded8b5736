import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GROUPS, type Group } from './groups.ts'
import type { Reading } from './reading.ts'
import { seriesOf } from './series.ts'
import { againstGoals, type Share, sharesOf, tightRangeOf } from './shares.ts'
import { everyMinutes, MONDAY, reading } from './testing/readings.ts'
import { weightsOf } from './weights.ts'

function shares(readings: Reading[], group: Group = 'type-1-or-2') {
  const { points } = seriesOf(readings, Number.POSITIVE_INFINITY)
  return sharesOf(points, weightsOf(points).time, group)
}
const percents = (all: Share[]) => all.map(({ percent }) => Math.round(percent * 100) / 100)

it('shares time, not readings', () => {
  // An hour at 100 by one minute, an hour at 200 by fifteen: 60 readings against 4.
  const readings = [
    ...everyMinutes(1, Array(60).fill(100), { device: 'one' }),
    ...everyMinutes(15, Array(4).fill(200), { device: 'fifteen', from: MONDAY + 3_600_000 }),
  ]
  expect(percents(shares(readings))).toEqual([0, 0, 50, 50, 0])
  expect(shares(readings).map(({ count }) => count)).toEqual([0, 0, 60, 4, 0])
})

it('counts each band once, with a device’s "low" and "high" at both ends', () => {
  const all = shares([
    ...everyMinutes(5, [53, 54, 69, 70, 180, 181, 250, 251]),
    reading({ at: MONDAY + 40 * 60_000, value: null, bound: { op: '<', at: 40 } }),
    reading({ at: MONDAY + 45 * 60_000, value: null, bound: { op: '>', at: 400 } }),
  ])
  expect(percents(all)).toEqual([20, 20, 20, 20, 20])
  expect(all.map(({ says }) => says)).toEqual(['20%', '20%', '20%', '20%', '20%'])
})

it('has four bands in pregnancy', () => {
  const all = shares(everyMinutes(5, [53, 62, 63, 140, 141]), 'pregnancy-type-1')
  expect(all.map(({ band, whole }) => `${band} ${whole}`)).toEqual([
    'very-low 20',
    'low 20',
    'in-range 40',
    'high 20',
  ])
})

it('shows "<1%" for one low in two weeks, never 0%', () => {
  const values = Array(288 * 14).fill(120)
  values[500] = 68
  expect(shares(everyMinutes(5, values)).map(({ says }) => says)).toEqual(['0%', '<1%', '100%', '0%', '0%'])
})

it('has nothing to share without readings', () => {
  expect(percents(shares([]))).toEqual([0, 0, 0, 0, 0])
  expect(againstGoals(shares([]), 'type-1-or-2')).toEqual([])
  expect(tightRangeOf([], null, 'type-1-or-2')).toBeNull()
})

describe('goals', () => {
  const share = (band: Share['band'], percent: number): Share => ({
    band,
    percent,
    count: 1,
    whole: 0,
    says: '',
  })
  const all = [
    share('very-low', 0.4),
    share('low', 3.2),
    share('in-range', 70.2),
    share('high', 21.2),
    share('very-high', 5),
  ]

  it('combine both low and both high bands, and say on which side a share is', () => {
    expect(againstGoals(all, 'type-1-or-2').map(({ of, says, isMet }) => `${of} ${says} ${isMet}`)).toEqual([
      'in-range 70.2% true',
      'below 3.6% true',
      'very-low <1% true',
      'above 26% false',
      'very-high 5% false',
    ])
    expect(againstGoals(all, 'older-or-high-risk').map(({ isMet }) => isMet)).toEqual([true, false, true])
  })

  it('are not met on the line', () => {
    expect(againstGoals([share('in-range', 70)], 'type-1-or-2')[0]!.isMet).toBe(false)
    expect(againstGoals([share('very-high', 5)], 'type-1-or-2')[4]!.isMet).toBe(false)
  })

  it('do not exist for other pregnancies', () => {
    expect(againstGoals(all, 'pregnancy-other')).toEqual([])
  })
})

it('knows time in the tight range, except in pregnancy', () => {
  const { points } = seriesOf(everyMinutes(5, [69, 70, 140, 141]), Number.POSITIVE_INFINITY)
  expect(tightRangeOf(points, weightsOf(points).time, 'type-1-or-2')).toBe(50)
  expect(tightRangeOf(points, weightsOf(points).time, 'pregnancy-other')).toBeNull()
})

describe('for any series', () => {
  /** Values with gaps, as a sensor with this interval reports them. */
  const values = fc
    .array(fc.option(fc.integer({ min: 40, max: 400 }), { freq: 4 }), { minLength: 2, maxLength: 60 })
    .filter((all) => all.filter((one) => one !== null).length > 1)
  const group = fc.constantFrom(...GROUPS)

  it('bands add up to 100, whole percents, too', () => {
    fc.assert(
      fc.property(values, group, fc.constantFrom(1, 5, 15), (all, whose, minutes) => {
        const parts = shares(everyMinutes(minutes, all), whose)
        expect(parts.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 9)
        expect(parts.reduce((sum, { whole }) => sum + whole, 0)).toBe(100)
      }),
    )
  })

  it('stretching time does not change shares: from one interval to another with gaps, to any without', () => {
    const gapless = fc.array(fc.integer({ min: 40, max: 400 }), { minLength: 3, maxLength: 60 })
    const isRegular = (all: (number | null)[]) => {
      const gaps = everyMinutes(1, all).map(({ at }) => (at - MONDAY) / 60_000)
      const steps = gaps.slice(1).map((gap, at) => gap - gaps[at]!)
      return steps.filter((step) => step === 1).length > steps.length / 2
    }
    fc.assert(
      fc.property(values.filter(isRegular), group, (all, whose) => {
        const [one, ...others] = [1, 5, 15].map((minutes) => shares(everyMinutes(minutes, all), whose))
        for (const other of others) expect(percents(other)).toEqual(percents(one!))
      }),
    )
    fc.assert(
      fc.property(gapless, group, fc.integer({ min: 1, max: 24 }), (all, whose, minutes) => {
        const { points } = seriesOf(everyMinutes(minutes, all), Number.POSITIVE_INFINITY)
        const { time } = weightsOf(points)
        const inner = sharesOf(points.slice(0, -1), time, whose)
        const counted = sharesOf(points.slice(0, -1), null, whose)
        expect(percents(inner)).toEqual(percents(counted))
      }),
    )
  })

  it('mg/dL and mmol/L agree wherever both round to the same side of an edge', () => {
    const tenths = fc.integer({ min: 22, max: 220 }).filter((tenth) => {
      const exact = (tenth / 10) * 18.01559
      return [54, 63, 70, 140, 180, 250].every((edge) => Math.abs(exact - edge) > 1.5)
    })
    fc.assert(
      fc.property(fc.array(tenths, { minLength: 2, maxLength: 40 }), group, (all, whose) => {
        const mmol = all.map((tenth) => tenth / 10)
        const mg = mmol.map((value) => Math.round(value * 18.01559))
        expect(percents(shares(everyMinutes(5, mmol, { unit: 'mmol/L' }), whose))).toEqual(
          percents(shares(everyMinutes(5, mg), whose)),
        )
      }),
    )
  })
})
