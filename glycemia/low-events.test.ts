import { describe, expect, it } from 'vitest'
import { lowEventsOf } from './low-events.ts'
import type { Reading } from './reading.ts'
import { seriesOf } from './series.ts'
import { everyMinutes, MONDAY, reading } from './testing/readings.ts'

const times = (value: number, count: number): number[] => Array(count).fill(value)
const events = (readings: Reading[]) =>
  lowEventsOf(seriesOf(readings, Number.POSITIVE_INFINITY).points).map(
    ({ from, to, level, isProlonged, lowest }) =>
      `${(from - MONDAY) / 60_000}–${(to - MONDAY) / 60_000} level ${level}${isProlonged ? ' prolonged' : ''}, ${lowest}`,
  )
const every5 = (...values: (number | null)[]) => events(everyMinutes(5, values))
const every15 = (...values: (number | null)[]) => events(everyMinutes(15, values))

describe('begins', () => {
  it.each([
    ['not with 10 minutes', [100, 69, 69, 69, 100, 100, 100, 100], []],
    ['with 15 minutes', [100, 69, 65, 69, 69, 100, 100, 100, 100], ['5–20 level 1, 65']],
    ['not with 70', [70, 70, 70, 70, 70, 70], []],
    ['not with 10 minutes twice, a reading between them', [69, 69, 69, 70, 69, 69, 69, 100], []],
    ['with the last readings there are', [...times(100, 4), ...times(69, 4)], ['20–35 level 1, 69']],
  ])('%s', (_, values, found) => {
    expect(every5(...values)).toEqual(found)
  })

  it('with two readings of a 15-minute sensor', () => {
    expect(every15(100, 69, 68, 100, 100)).toEqual(['15–30 level 1, 68'])
    expect(every15(100, 69, 100, 100)).toEqual([])
  })

  it('even if the sensor is a few seconds early', () => {
    const early = everyMinutes(4 + 58 / 60, [100, 69, 69, 69, 69, 100, 100])
    expect(events(early)).toHaveLength(1)
  })
})

describe('ends', () => {
  it('with 15 minutes at 70 or above; a shorter rise belongs to it', () => {
    expect(every5(...times(65, 4), 72, 74, 71, ...times(66, 4), ...times(100, 4))).toEqual([
      '0–50 level 1, 65',
    ])
    expect(every5(...times(65, 4), ...times(70, 4), ...times(66, 4))).toEqual([
      '0–15 level 1, 65',
      '40–55 level 1, 66',
    ])
  })

  it('with a gap of more than 30 minutes', () => {
    expect(every5(...times(65, 4), ...Array(5).fill(null), ...times(65, 4))).toEqual(['0–60 level 1, 65'])
    expect(every5(...times(65, 4), ...Array(6).fill(null), ...times(64, 4))).toEqual([
      '0–15 level 1, 65',
      '50–65 level 1, 64',
    ])
  })
})

describe('is one event, by its worst level', () => {
  it('with level 2 inside of it', () => {
    expect(every5(...times(65, 4), ...times(50, 4), ...times(65, 4), ...times(100, 4))).toEqual([
      '0–55 level 2, 50',
    ])
  })

  it('twice very low without a recovery', () => {
    expect(every5(...times(52, 4), ...times(60, 6), ...times(51, 4), ...times(100, 4))).toEqual([
      '0–65 level 2, 51',
    ])
  })

  it('of level 1 if it was very low for less than 15 minutes', () => {
    expect(every5(65, 65, 50, 50, 50, 65, ...times(100, 4))).toEqual(['0–25 level 1, 50'])
  })

  it('gives each its own level', () => {
    expect(every5(...times(65, 4), ...times(100, 4), ...times(53, 4), ...times(100, 4))).toEqual([
      '0–15 level 1, 65',
      '40–55 level 2, 53',
    ])
  })
})

it('is prolonged below 54 for two hours', () => {
  expect(every5(...times(53, 24), ...times(100, 4))).toEqual(['0–115 level 2, 53'])
  expect(every5(...times(53, 25), ...times(100, 4))).toEqual(['0–120 level 2 prolonged, 53'])
  expect(every5(...times(65, 25), ...times(100, 4))).toEqual(['0–120 level 1, 65'])
})

it('uses mmol/L’s own edges, and a device’s "low"', () => {
  const mmol = (...values: number[]) => events(everyMinutes(15, values, { unit: 'mmol/L' }))
  expect(mmol(6, 3.9, 3.9, 6)).toEqual([])
  expect(mmol(6, 3.8, 3.8, 6)).toHaveLength(1)
  const low = (minutes: number) =>
    reading({ at: MONDAY + minutes * 60_000, value: null, bound: { op: '<', at: 40 } })
  expect(events([low(0), low(15)])).toEqual(['0–15 level 2, 39'])
})
