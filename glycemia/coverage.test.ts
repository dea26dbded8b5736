import { describe, expect, it } from 'vitest'
import { coverageOf } from './coverage.ts'
import type { Reading } from './reading.ts'
import { seriesOf } from './series.ts'
import { everyMinutes, MONDAY, sensorDays } from './testing/readings.ts'
import { weightsOf } from './weights.ts'

function coverage(readings: Reading[]) {
  const { points } = seriesOf(readings, Number.POSITIVE_INFINITY)
  return coverageOf(points, weightsOf(points))!
}

it.each([
  ['all of them', [1, 1, 1, 1, 1], 100, 5],
  ['one of five missing', [1, 1, null, 1, 1], 80, 5],
  ['every second one', [1, null, 1, 1, 1, null, 1, 1, null, 1], 70, 10],
])('%s: readings of those expected between the first and the last', (_, told, percent, expected) => {
  const readings = everyMinutes(
    5,
    told.map((one) => one && 100),
  )
  expect(coverage(readings)).toMatchObject({ percent: expect.closeTo(percent, 6), expected })
})

it('adds up sensors with different intervals', () => {
  const day = 86_400_000
  const readings = [
    ...sensorDays(5, 15, { device: 'libre' }),
    ...sensorDays(5, 5, { device: 'dexcom', from: MONDAY + 5 * day }),
    ...sensorDays(4, 1, { device: 'libre 3', from: MONDAY + 10 * day }),
  ]
  expect(coverage(readings)).toMatchObject({
    percent: expect.closeTo(100, 6),
    days: 14,
    daysWithReadings: 14,
    intervals: [1, 5, 15],
    firstDay: '2026-11-02',
    lastDay: '2026-11-15',
    sufficiency: { level: 'enough' },
  })
})

it('never says more than all of the time', () => {
  expect(coverage([...sensorDays(1, 5), ...everyMinutes(5, [90, 91], { from: MONDAY + 1000 })]).percent).toBe(
    100,
  )
})

describe('what is enough', () => {
  it('lists less than a day', () => {
    const almost = sensorDays(1, 5).slice(0, -1)
    expect(coverage(almost).sufficiency).toEqual({ level: 'list', missingMinutes: 5 })
    expect(coverage(sensorDays(1, 5)).sufficiency.level).toBe('some')
  })

  it('misses days', () => {
    expect(coverage(sensorDays(11, 5)).sufficiency).toEqual({
      level: 'some',
      missingDays: 3,
      missingPercent: 0,
    })
  })

  it('misses time', () => {
    const half = sensorDays(14, 5).filter((_, at) => at % 12 < 6)
    expect(coverage(half).sufficiency).toEqual({
      level: 'some',
      missingDays: 0,
      missingPercent: expect.closeTo(19.9, 1),
    })
  })

  it('is 14 days on the calendar, though the first reading came in the morning', () => {
    expect(coverage(sensorDays(14, 5).slice(100)).sufficiency).toEqual({ level: 'enough' })
  })
})
