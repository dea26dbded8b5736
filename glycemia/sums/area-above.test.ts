import fc from 'fast-check'
import { expect, it } from 'vitest'
import { areaAbove, between } from './area-above.ts'

const every30 = (...rises: number[]) => areaAbove(rises.map((rise, at) => ({ minute: at * 30, rise })))

it.each([
  ['both above', [0, 60], 900],
  ['both above, not from zero', [60, 40], 1500],
  ['falls below', [40, -10], 480],
  ['rises above', [-10, 10], 75],
  ['both below', [-10, -40], 0],
  ['from zero down', [0, -40], 0],
  ['up to zero', [-40, 0], 0],
  ['100, 160, 140, 90, 110 mg/dL from 100', [0, 60, 40, -10, 10], 2955],
  ['one number', [60], 0],
])('%s', (_, rises, area) => {
  expect(every30(...rises)).toBeCloseTo(area, 9)
})

it('is the same with a number inserted on a line', () => {
  const rise = fc.integer({ min: -100, max: 200 })
  fc.assert(
    fc.property(rise, rise, fc.integer({ min: 1, max: 29 }), (a, b, minute) => {
      const [from, to] = [
        { minute: 0, rise: a },
        { minute: 30, rise: b },
      ]
      const middle = { minute, rise: between(from, to, minute) }
      expect(areaAbove([from, middle, to])).toBeCloseTo(areaAbove([from, to]), 6)
    }),
  )
})
