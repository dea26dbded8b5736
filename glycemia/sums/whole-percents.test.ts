import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wholePercents } from './whole-percents.ts'

const says = (...percents: number[]) =>
  wholePercents(percents.map((percent) => ({ percent, count: percent > 0 ? 1 : 0 }))).map((one) => one.says)

it.each([
  ['nothing to round', [1, 3, 72, 20, 4], ['1%', '3%', '72%', '20%', '4%']],
  ['thirds', [33.333, 33.333, 33.334], ['33%', '33%', '34%']],
  ['the largest remainder first', [1.6, 3.6, 70.4, 20.2, 4.2], ['2%', '4%', '70%', '20%', '4%']],
  ['under half a percent', [0.3, 0, 99.7, 0, 0], ['<1%', '0%', '100%', '0%', '0%']],
  ['half a percent without a remainder left', [0.6, 1.7, 96.7, 1, 0], ['<1%', '2%', '97%', '1%', '0%']],
  ['many small ones', [0.4, 0.4, 98.4, 0.4, 0.4], ['<1%', '<1%', '100%', '<1%', '<1%']],
  ['two bands alone', [50, 50], ['50%', '50%']],
  ['nothing at all', [0, 0, 0], ['0%', '0%', '0%']],
])('%s', (_, percents, words) => {
  expect(says(...percents)).toEqual(words)
})

it('never shows 0% for something that happened, even if it took no time', () => {
  expect(
    wholePercents([
      { percent: 0, count: 1 },
      { percent: 100, count: 9 },
    ]).map((one) => one.says),
  ).toEqual(['<1%', '100%'])
})

it('adds up to 100, and is within a percent of each share that is large', () => {
  const counts = fc.array(fc.nat(5000), { minLength: 2, maxLength: 5 }).filter((all) => all.some(Boolean))
  fc.assert(
    fc.property(counts, (all) => {
      const total = all.reduce((sum, one) => sum + one, 0)
      const shares = all.map((count) => ({ count, percent: (100 * count) / total }))
      const shown = wholePercents(shares)
      expect(shown.reduce((sum, { whole }) => sum + whole, 0)).toBe(100)
      for (const [at, { percent, count }] of shares.entries()) {
        expect(shown[at]!.says === '0%').toBe(count === 0)
        if (percent > 0 && percent < 0.5) expect(shown[at]!.says).toBe('<1%')
        expect(Math.abs(shown[at]!.whole - percent)).toBeLessThan(2.5)
      }
    }),
  )
})
