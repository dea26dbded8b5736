import fc from 'fast-check'
import { expect, it } from 'vitest'
import { smoothAround } from './smooth-around.ts'

it.each([
  ['both neighbors, around midnight', [[60], [120], [180]], [[90], [120], [150]]],
  ['one neighbor', [[100], [200], null, null], [[120], [180], null, null]],
  ['none', [null, [130], null, null], [null, [130], null, null]],
])('%s', (_, rows, smooth) => {
  expect(smoothAround(rows)).toEqual(smooth)
})

it('keeps rows that are in order in order', () => {
  const row = fc
    .array(fc.integer({ min: 40, max: 400 }), { minLength: 5, maxLength: 5 })
    .map((all) => all.sort((a, b) => a - b))
  fc.assert(
    fc.property(fc.array(fc.option(row), { minLength: 3, maxLength: 48 }), (rows) => {
      for (const smooth of smoothAround(rows))
        for (const [at, value] of (smooth ?? []).entries())
          expect(value).toBeGreaterThanOrEqual((smooth![at - 1] ?? 0) - 1e-9)
    }),
  )
})
