import { expect, it } from 'vitest'
import { sayCounts } from './say-counts.ts'

it('gives errors per 1000 loads and the 75th percentile of the largest paint, the most visited version first', () => {
  const counts = new Map([
    ['old', { loads: 0, errors: 2, lcp75: null }],
    ['canary', { loads: 40.4, errors: 3, lcp75: null }],
    ['live', { loads: 12_000, errors: 9, lcp75: 1249 }],
  ])
  expect(sayCounts(counts)).toEqual([
    'live: 12,000 loads, 0.8 errors per 1000 loads, largest paint 1.2 s',
    'canary: 40 loads, 74.3 errors per 1000 loads',
    'old: 0 loads, 2 errors',
  ])
})
