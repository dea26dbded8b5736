import { describe, expect, it } from 'vitest'
import type { Reading } from './reading.ts'
import { riseGround, riseOf } from './rise.ts'
import { seriesOf } from './series.ts'
import { everyMinutes, fingerstick, MONDAY, reading } from './testing/readings.ts'

const MINUTE = 60_000
/** Half an hour before a meal at noon. */
const NOON = MONDAY + 720 * MINUTE
const LATER = NOON + 1440 * MINUTE
const rise = (readings: Reading[], now = LATER) =>
  riseOf({ at: NOON }, riseGround(seriesOf(readings, now).points), now)
/** A sensor from that many minutes before the meal on. */
const sensor = (every: number, from: number, values: (number | null)[], change: Partial<Reading> = {}) =>
  everyMinutes(every, values, { from: NOON + from * MINUTE, ...change })
const stick = (minute: number, value: number, change: Partial<Reading> = {}) =>
  fingerstick(720 + minute, value, change)

/** Seven readings at 100, then up to 160 at 60 minutes and down to 112 at two hours, by fives. */
const MEAL = [
  ...Array(7).fill(100),
  ...Array.from({ length: 12 }, (_, at) => 100 + 5 * (at + 1)),
  ...Array.from({ length: 12 }, (_, at) => 160 - 4 * (at + 1)),
]

it('reads baseline, peak, two hours and area', () => {
  expect(rise(sensor(5, -30, MEAL))).toEqual({
    by: 'sensor',
    baseline: 100,
    baselineCount: 7,
    isLowBefore: false,
    peak: { rise: 60, minute: 60 },
    twoHours: 12,
    // A triangle of 60 × 60 / 2, and (60 + 12) / 2 × 60.
    area: 1800 + 2160,
    percent: 100,
  })
})

it('takes the mean of the half hour before, and nothing earlier', () => {
  const readings = sensor(5, -35, [500, 90, 90, 90, 90, 90, 90, 111, ...Array(24).fill(120)])
  expect(rise(readings)).toMatchObject({ baseline: 93, peak: { rise: 27, minute: 5 } })
})

it('shows a fall as it is', () => {
  expect(rise(sensor(5, 0, [120, ...Array(24).fill(110)]))).toMatchObject({
    peak: { rise: -10, minute: 5 },
    twoHours: -10,
    area: 0,
  })
})

describe('the end of the area', () => {
  const flat = (every: number, after: (number | null)[]) => sensor(every, 0, [100, ...after])

  it('is on the line to the next reading', () => {
    const late = sensor(5, -2, [100, ...Array(24).fill(150), 200])
    // Readings at 3, 8 … 118 are 50 above; the next one, at 123, is 100 above: 70 above at two hours.
    expect(rise(late)).toMatchObject({ area: (3 * 50) / 2 + 115 * 50 + ((50 + 70) / 2) * 2 })
  })

  it('is the last reading, repeated if none follows', () => {
    expect(rise(flat(5, [...Array(22).fill(150), null, null]))).toMatchObject({
      area: (5 * 50) / 2 + 115 * 50,
      twoHours: 50,
    })
  })

  it('waits 30 minutes for the next reading of a 15-minute sensor', () => {
    expect(rise(flat(15, [...Array(7).fill(150), null, 100]))).toMatchObject({
      // 50 above until 105 minutes, 0 at 135: 25 above at two hours.
      area: (15 * 50) / 2 + 90 * 50 + 15 * 37.5,
      // Of two that are equally near, the earlier one.
      twoHours: 50,
    })
  })
})

it('waits 15 minutes for the next reading of a 5-minute sensor, and 30 for that of a 15-minute one', () => {
  // 50 above until 108 minutes, 0 at 138: 30 above at two hours.
  const libre = sensor(15, -12, [100, ...Array(8).fill(150), null, 100])
  expect(rise(libre)).toMatchObject({ area: (3 * 50) / 2 + 105 * 50 + 12 * 40 })
  const dexcom = sensor(5, 0, [100, ...Array(22).fill(150), null, null, null, null, null, 100])
  expect(rise(dexcom)).toMatchObject({ area: (5 * 50) / 2 + 115 * 50 })
})

describe('too few readings', () => {
  const holes = (...missing: [from: number, to: number][]) =>
    MEAL.map((value, at) => {
      const minute = -30 + at * 5
      return missing.some(([from, to]) => minute >= from && minute <= to) ? null : value
    })

  it.each<[string, [number, number][], object[]]>([
    ['none before', [[-30, 0]], [{ readings: 1, from: -30, to: 0 }]],
    ['three of the second hour', [[75, 120]], [{ readings: 3, from: 60, to: 120 }]],
    ['one of the first hour', [[5, 40]], [{ readings: 1, from: 0, to: 60 }]],
    [
      'both hours',
      [
        [20, 45],
        [70, 95],
      ],
      [{ readings: 5, from: 0, to: 120 }],
    ],
    ['a gap of 30 minutes', [[70, 90]], [{ readings: 1, from: 65, to: 95 }]],
    ['a gap before the first', [[5, 25]], [{ readings: 1, from: 0, to: 30 }]],
    ['a gap after the last', [[95, 120]], [{ readings: 1, from: 90, to: 120 }]],
    [
      'before and after',
      [
        [-30, 0],
        [70, 90],
      ],
      [
        { readings: 1, from: -30, to: 0 },
        { readings: 1, from: 65, to: 95 },
      ],
    ],
  ])('%s', (_, missing, needed) => {
    expect(rise(sensor(5, -30, holes(...missing)))).toEqual({ by: 'nothing', missing: needed })
  })

  it('is enough with a gap of 20 minutes and 70 percent', () => {
    expect(rise(sensor(5, -30, holes([65, 75])))).toMatchObject({ by: 'sensor', percent: 87.5 })
    expect(rise(sensor(5, -30, holes([10, 20], [65, 75], [95, 95])))).toMatchObject({
      by: 'sensor',
      percent: expect.closeTo(70.8, 1),
    })
  })

  it('is enough with gaps of 30 minutes of a 15-minute sensor', () => {
    const libre = [100, 100, 110, 130, null, 150, 140, null, 120, 110]
    expect(rise(sensor(15, -15, libre))).toMatchObject({ by: 'sensor', percent: 75 })
    expect(rise(sensor(15, -15, [100, 100, 110, null, null, 150, 140, 130, 120, 110]))).toEqual({
      by: 'nothing',
      missing: [{ readings: 1, from: 15, to: 60 }],
    })
  })

  it('waits until the two hours are over', () => {
    const now = NOON + 70 * MINUTE
    expect(rise(sensor(5, -30, MEAL), now)).toEqual({ by: 'waiting', until: NOON + 120 * MINUTE })
    expect(rise([], now)).toEqual({ by: 'waiting', until: NOON + 120 * MINUTE })
  })
})

describe('fingersticks alone', () => {
  it('are differences, without peak and area', () => {
    expect(rise([stick(-10, 95), stick(62, 150), stick(118, 120)])).toEqual({
      by: 'meter',
      baseline: 95,
      isLowBefore: false,
      oneHour: { rise: 55, minute: 62 },
      twoHours: { rise: 25, minute: 118 },
    })
  })

  it.each([
    [
      'one hour alone',
      [stick(0, 100), stick(45, 140)],
      { oneHour: { rise: 40, minute: 45 }, twoHours: null },
    ],
    [
      'two hours alone',
      [stick(-30, 100), stick(135, 90)],
      { oneHour: null, twoHours: { rise: -10, minute: 135 } },
    ],
    ['the last one before', [stick(-20, 80), stick(-2, 100), stick(60, 140)], { baseline: 100 }],
    [
      'the nearest one',
      [stick(0, 100), stick(50, 170), stick(61, 140)],
      { oneHour: { rise: 40, minute: 61 } },
    ],
  ])('%s', (_, readings, told) => {
    expect(rise(readings)).toMatchObject({ by: 'meter', ...told })
  })

  it.each([
    ['none before', [stick(60, 140)], [{ readings: 1, from: -30, to: 0 }]],
    ['too long before', [stick(-31, 100), stick(60, 140)], [{ readings: 1, from: -30, to: 0 }]],
    ['none after', [stick(-5, 100), stick(90, 140)], [{ readings: 1, from: 60, to: 120 }]],
    [
      'nothing at all',
      [],
      [
        { readings: 1, from: -30, to: 0 },
        { readings: 1, from: 60, to: 120 },
      ],
    ],
  ])('say what is missing: %s', (_, readings, missing) => {
    expect(rise(readings)).toEqual({ by: 'nothing', missing })
  })

  it('replace a sensor that has too few readings', () => {
    const readings = [...sensor(5, -30, MEAL.slice(0, 12)), stick(-10, 95), stick(60, 150)]
    expect(rise(readings).by).toBe('meter')
  })

  it('are exact in mmol/L', () => {
    const told = rise([stick(0, 5.8, { unit: 'mmol/L' }), stick(60, 7.9, { unit: 'mmol/L' })])
    expect(told).toMatchObject({ oneHour: { rise: expect.closeTo(2.1 * 18.01559, 9) } })
  })
})

describe('two sensors', () => {
  it('are never subtracted from each other: the one with more readings is read', () => {
    const one = sensor(5, -30, MEAL, { device: 'one' })
    const other = sensor(15, -30, Array(11).fill(300), { device: 'other' })
    expect(rise([...other, ...one])).toMatchObject({ baseline: 100, peak: { rise: 60 } })
  })

  it('say what is missing from the one with more readings', () => {
    const one = sensor(5, -30, MEAL.slice(0, 22), { device: 'one' })
    const other = sensor(5, -30, Array(5).fill(300), { device: 'other' })
    expect(rise([...other, ...one])).toEqual({
      by: 'nothing',
      missing: [{ readings: 2, from: 60, to: 120 }],
    })
  })

  it('are read together if each has a part', () => {
    const one = sensor(5, -30, MEAL.slice(0, 16), { device: 'phone' })
    const other = sensor(5, 50, MEAL.slice(16), { device: 'watch' })
    expect(rise([...one, ...other])).toMatchObject({ by: 'sensor', peak: { rise: 60, minute: 60 } })
  })
})

it('recognizes an earlier low by the unit of its readings', () => {
  const before = (value: number, unit: Reading['unit']) =>
    rise([reading({ ...stick(0, value, { unit }) }), stick(60, unit === 'mg/dL' ? 120 : 7, { unit })])
  expect(before(69, 'mg/dL')).toMatchObject({ isLowBefore: true })
  expect(before(70, 'mg/dL')).toMatchObject({ isLowBefore: false })
  expect(before(3.8, 'mmol/L')).toMatchObject({ isLowBefore: true })
  expect(before(3.9, 'mmol/L')).toMatchObject({ isLowBefore: false })
})
