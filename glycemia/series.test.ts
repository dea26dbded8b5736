import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Reading } from './reading.ts'
import { seriesOf } from './series.ts'
import { everyMinutes, MONDAY, reading } from './testing/readings.ts'

const LATER = MONDAY + 86_400_000 * 400
const second = 1000
const of = (readings: Reading[], preferred: string | null = null) => {
  const { points, setAside } = seriesOf(readings, LATER, preferred)
  return { kept: points.map(({ device, mg }) => `${device} ${Math.round(mg)}`), setAside }
}
const none = { repeated: 0, otherSource: 0, future: 0, unreadable: 0 }

describe('the same reading twice', () => {
  it.each<[string, Partial<Reading>, number]>([
    ['the same minute and value', { at: MONDAY + 20 * second }, 1],
    ['another value', { value: 101 }, 0],
    ['the next minute', { at: MONDAY + 60 * second }, 0],
    ['a fingerstick', { kind: 'meter' }, 0],
  ])('one device: %s', (_, change, repeated) => {
    const { kept, setAside } = of([reading(), reading(change)])
    expect(setAside).toEqual({ ...none, repeated })
    expect(kept).toHaveLength(2 - repeated)
  })

  it.each<[string, Partial<Reading>, number]>([
    ['30 seconds later', { at: MONDAY + 30 * second }, 1],
    ['31 seconds later', { at: MONDAY + 31 * second }, 0],
    ['across a minute', { at: MONDAY - 5 * second }, 1],
    ['1 mg/dL more', { value: 101 }, 1],
    ['2 mg/dL more', { value: 102 }, 0],
    ['in mmol/L', { unit: 'mmol/L', value: 5.6 }, 1],
    ['a fingerstick', { kind: 'meter' }, 0],
    ['by hand', { device: null }, 1],
  ])('another source: %s', (_, change, otherSource) => {
    const { kept, setAside } = of([reading(), reading({ device: 'b', ...change })])
    expect(setAside).toEqual({ ...none, otherSource })
    expect(kept).toHaveLength(2 - otherSource)
  })

  it('keeps the preferred source, whichever came first', () => {
    const two = [reading({ device: 'a' }), reading({ device: 'b', value: 101, at: MONDAY + 10 * second })]
    expect(of(two, 'b').kept).toEqual(['b 101'])
    expect(of(two, 'a').kept).toEqual(['a 100'])
  })

  it('keeps the source with more readings if none is preferred', () => {
    const more = everyMinutes(5, [100, 110, 120], { device: 'z' })
    const few = everyMinutes(5, [101, 110], { device: 'a', from: MONDAY - 9 * second })
    expect(of([...few, ...more])).toEqual({
      kept: ['z 100', 'z 110', 'z 120'],
      setAside: { ...none, otherSource: 2 },
    })
  })
})

it('leaves out readings that are later than now or empty, and counts them', () => {
  const readings = [
    reading(),
    reading({ at: MONDAY + 1 }),
    reading({ value: Number.NaN }),
    reading({ value: null }),
    reading({ at: Number.NaN }),
  ]
  const { points, setAside } = seriesOf(readings, MONDAY)
  expect(points).toHaveLength(1)
  expect(setAside).toEqual({ ...none, future: 1, unreadable: 3 })
})

it('counts a bound as 1 beyond it and says so', () => {
  const low = reading({ value: null, unit: 'mmol/L', bound: { op: '<', at: 2.2 } })
  expect(seriesOf([low], LATER).points[0]).toMatchObject({ mg: 39, value: 39, unit: 'mg/dL', beyond: 'low' })
})

it('is the same for any order of readings', () => {
  const some = fc.record({
    at: fc.integer({ min: 0, max: 20 }).map((step) => MONDAY + step * 10 * second),
    value: fc.integer({ min: 98, max: 103 }),
    device: fc.constantFrom('a', 'b', null),
    kind: fc.constantFrom('sensor' as const, 'meter' as const),
  })
  const shuffled = fc
    .array(some, { minLength: 1, maxLength: 12 })
    .chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
    )
  fc.assert(
    fc.property(shuffled, ([one, other]) => {
      expect(seriesOf(other.map(reading), LATER)).toEqual(seriesOf(one.map(reading), LATER))
    }),
  )
})
