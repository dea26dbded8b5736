import { expect, it } from 'vitest'
import { byStatus, longestOutage, percentile } from './measured.ts'

const answers = (...all: [status: number, ms: number][]) =>
  all.map(([status, ms], index) => ({ status, ms, at: index * 1000 }))

it('gives the time that a share of the answers did not exceed', () => {
  const all = answers(...Array.from({ length: 100 }, (_, index): [number, number] => [200, index + 1]))
  expect(percentile(all, 0.95)).toBe(96)
  expect(percentile(answers([200, 7]), 0.95)).toBe(7)
  expect(percentile([], 0.95)).toBe(Number.POSITIVE_INFINITY)
})

it('measures the longest time without an answer, and counts answers by status', () => {
  const all = answers([200, 5], [503, 5], [0, 900], [200, 5], [503, 5])
  expect(longestOutage(all)).toBe(1900)
  expect(byStatus(all)).toBe('no answer x 1, 200 x 2, 503 x 2')
})
