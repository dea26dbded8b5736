import { describe, expect, it } from 'vitest'
import type { Reading } from './reading.ts'
import { seriesOf } from './series.ts'
import { everyMinutes, MONDAY, reading } from './testing/readings.ts'
import { weightsOf } from './weights.ts'

const MINUTE = 60_000
function minutes(readings: Reading[]) {
  const { points } = seriesOf(readings, Number.POSITIVE_INFINITY)
  const { time, covered, intervals } = weightsOf(points)
  const inMinutes = (all: Float64Array) => [...all].map((one) => one / MINUTE)
  return { time: inMinutes(time), covered: inMinutes(covered), intervals: [...intervals.values()] }
}

describe('the interval of a device', () => {
  it.each([
    ['Libre 3', 1, 1],
    ['Dexcom', 5, 5],
    ['Dexcom, a little late', 5.02, 5],
    ['Libre', 15, 15],
    ['every three minutes', 3, 5],
    ['every ten minutes', 10, 15],
  ])('%s', (_, every, interval) => {
    expect(minutes(everyMinutes(every, [100, 101, 102, 103])).intervals).toEqual([interval])
  })

  it('is the median: a night without the sensor does not change it', () => {
    expect(minutes(everyMinutes(5, [100, 101, 102, ...Array(90).fill(null), 103])).intervals).toEqual([5])
  })
})

it('lets a reading cover the gap to the next, at most two intervals', () => {
  expect(minutes(everyMinutes(5, [100, 101, 102, null, 104, null, null, null, 108, 109])).time).toEqual([
    5, 5, 10, 10, 5, 5,
  ])
})

it('weighs sensors of one, five and fifteen minutes only by their time', () => {
  const hour = 3_600_000
  const readings = [
    ...everyMinutes(1, Array(60).fill(100), { device: 'one' }),
    ...everyMinutes(5, Array(12).fill(110), { device: 'five', from: MONDAY + hour }),
    ...everyMinutes(15, Array(4).fill(120), { device: 'fifteen', from: MONDAY + 2 * hour }),
  ]
  const { time, covered } = minutes(readings)
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0)
  expect([sum(time.slice(0, 60)), sum(time.slice(60, 72)), sum(time.slice(72))]).toEqual([60, 60, 60])
  expect(sum(covered)).toBe(180)
})

it('counts the time of two sensors worn together once', () => {
  const both = [
    ...everyMinutes(5, Array(13).fill(100), { device: 'five' }),
    ...everyMinutes(15, Array(5).fill(150), { device: 'fifteen', from: MONDAY + 2 * MINUTE }),
  ]
  const { time, covered } = minutes(both)
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0)
  // From 0 to 62 minutes, and 15 for the last one.
  expect(sum(time)).toBe(77)
  expect(sum(covered)).toBe(77)
})

it('says what was measured: a missing reading is not covered', () => {
  expect(minutes(everyMinutes(5, [100, 101, 102, null, 104])).covered).toEqual([5, 5, 5, 5])
})

it('assumes five minutes for a device with one reading', () => {
  expect(minutes([reading()])).toEqual({ time: [5], covered: [5], intervals: [5] })
})
