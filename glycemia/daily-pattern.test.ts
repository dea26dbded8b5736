import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DailyPattern, meterPattern, type PatternBin, sensorPattern } from './daily-pattern.ts'
import type { Reading } from './reading.ts'
import { seriesOf } from './series.ts'
import { fingerstick, MONDAY, reading, sensorDays } from './testing/readings.ts'

const DAY = 86_400_000
const MINUTE = 60_000
const WEEK = Array(7).fill(100)
const points = (readings: Reading[]) => seriesOf(readings, Number.POSITIVE_INFINITY).points
const bins = (pattern: DailyPattern): PatternBin[] => (pattern.shape === 'dots' ? [] : pattern.bins)

/** One reading a day at a minute of the day, with these values on successive days. */
const daily = (minute: number, values: number[], offset = 0): Reading[] =>
  values.map((value, day) => reading({ at: MONDAY + day * DAY + minute * MINUTE, value, offset }))

it('takes quantiles of a half hour over all days, alone unsmoothed', () => {
  const [bin] = bins(sensorPattern(points(daily(0, [100, 110, 120, 130, 140])), WEEK))
  expect(bin).toEqual({ minute: 0, p5: 102, p25: 110, p50: 120, p75: 130, p95: 138, days: 5, count: 5 })
})

it('smooths with neighboring half hours, also across midnight', () => {
  const readings = [...daily(0, [120, 120, 120]), ...daily(30, [180, 180, 180]), ...daily(1410, [60, 60, 60])]
  const all = bins(sensorPattern(points(readings), WEEK))
  expect([all[0], all[1], all[47]].map((bin) => bin!.p50)).toEqual([
    (60 + 4 * 120 + 180) / 6,
    (4 * 180 + 120) / 5,
    (4 * 60 + 120) / 5,
  ])
  expect(all.filter(({ p50 }) => p50 !== null)).toHaveLength(3)
})

it.each([
  [2, { p25: null, p50: null, p5: null, p95: null }],
  [3, { p25: 100, p50: 100, p5: null, p95: null }],
  [4, { p25: 100, p50: 100, p5: null, p95: null }],
  [5, { p25: 100, p50: 100, p5: 100, p95: 100 }],
])('%s days', (days, lines) => {
  expect(bins(sensorPattern(points(daily(0, Array(days).fill(100))), WEEK))[0]).toMatchObject({
    ...lines,
    days,
  })
})

it('counts days, not readings', () => {
  const twice = [...daily(0, [100, 100]), ...daily(10, [110, 110])]
  expect(bins(sensorPattern(points(twice), WEEK))[0]).toMatchObject({ p50: null, days: 2, count: 4 })
})

it('is empty if no day has readings', () => {
  expect(bins(sensorPattern(points(daily(0, [100, 100, 100])), WEEK))[20]).toEqual({
    minute: 600,
    p5: null,
    p25: null,
    p50: null,
    p75: null,
    p95: null,
    days: 0,
    count: 0,
  })
})

describe('days on which clocks change', () => {
  it('in autumn the hour that repeats gives two readings to its half hour, on one day', () => {
    const before = reading({ at: Date.parse('2026-10-25T00:10:00Z'), offset: 120, value: 100 })
    const after = reading({ at: Date.parse('2026-10-25T01:10:00Z'), offset: 60, value: 140 })
    const bin = bins(sensorPattern(points([before, after]), WEEK))[4]!
    expect(bin).toMatchObject({ minute: 120, days: 1, count: 2 })
  })

  it('in spring the hour that is missing has no readings of that day', () => {
    const readings = [
      reading({ at: Date.parse('2026-03-29T00:55:00Z'), offset: 60 }),
      reading({ at: Date.parse('2026-03-29T01:00:00Z'), offset: 120 }),
    ]
    const all = bins(sensorPattern(points(readings), WEEK))
    expect([3, 4, 5, 6].map((at) => all[at]!.count)).toEqual([1, 0, 0, 1])
  })

  it('a traveler is binned by wall clock time', () => {
    const readings = [...daily(420, [100, 100], 60), ...daily(780, [100, 100], -300)]
    expect(bins(sensorPattern(points(readings), WEEK))[16]).toMatchObject({ minute: 480, count: 4 })
  })
})

describe('what a curve needs', () => {
  it.each([
    ['six days', Array(6).fill(100), { days: 1, percent: 0, readings: 0 }],
    ['a week at 60 percent', Array(7).fill(60), { days: 0, percent: 10, readings: 0 }],
  ])('%s show dots', (_, wear, missing) => {
    expect(sensorPattern(points(sensorDays(1)), wear)).toEqual({ shape: 'dots', missing })
  })

  it('takes the seven best days', () => {
    expect(sensorPattern(points(sensorDays(1)), [...Array(7).fill(70), 5, 5, 5]).shape).toBe('curve')
  })
})

describe('fingersticks', () => {
  const sticks = (count: number, minute = 0) =>
    Array.from({ length: count }, (_, at) => fingerstick(minute + at * 1440, 100 + at * 10))

  it('need thirty, and say how many are missing', () => {
    expect(meterPattern(points(sticks(20)))).toEqual({
      shape: 'dots',
      missing: { days: 0, percent: 0, readings: 10 },
    })
  })

  it('have a median from three, quarters from five, and are not smoothed', () => {
    const all = bins(
      meterPattern(points([...sticks(2), ...sticks(3, 130), ...sticks(5, 250), ...sticks(20, 370)])),
    )
    expect(
      all.slice(0, 4).map(({ p5, p25, p50, p75, count }) => ({ p5, p25, p50, p75, count })),
    ).toMatchObject([
      { p50: null, p25: null, p5: null, count: 2 },
      { p50: 110, p25: null, p5: null, count: 3 },
      { p50: 120, p25: 110, p75: 130, p5: null, count: 5 },
      { p50: 195, p5: null, count: 20 },
    ])
    expect(all).toHaveLength(12)
  })
})

it('keeps the five lines in order, whatever the days', () => {
  const some = fc.record({
    day: fc.integer({ min: 0, max: 6 }),
    minute: fc.integer({ min: 0, max: 150 }),
    value: fc.integer({ min: 40, max: 400 }),
  })
  fc.assert(
    fc.property(fc.array(some, { maxLength: 80 }), (all) => {
      const readings = all.map(({ day, minute, value }) =>
        reading({ at: MONDAY + day * DAY + minute * MINUTE, value }),
      )
      for (const { p5, p25, p50, p75, p95 } of bins(sensorPattern(points(readings), WEEK))) {
        const lines = [p5, p25, p50, p75, p95].filter((one) => one !== null)
        for (const [at, line] of lines.entries())
          expect(line).toBeGreaterThanOrEqual((lines[at - 1] ?? 0) - 1e-9)
      }
    }),
  )
})
