import type { Reading } from '@evenplate/glycemia/reading'
import { expect, it } from 'vitest'
import { readingRows } from './rows.ts'

const reading = (more: Partial<Reading>): Reading => ({
  at: 1_000_000_000_000,
  offset: 60,
  kind: 'sensor',
  value: 104,
  unit: 'mg/dL',
  bound: null,
  device: 'a',
  ...more,
})

it('groups readings of one device and zone, in seconds from the first one', () => {
  const rows = readingRows([
    reading({ at: 1_000_000_300_000, value: 110 }),
    reading({}),
    reading({ at: 1_000_000_060_000, value: null, bound: { op: '<', at: 40 } }),
    reading({ device: null, kind: 'meter', unit: 'mmol/L', value: 5.8 }),
  ])
  expect(rows).toEqual([
    {
      start: 1_000_000_000,
      series: [
        {
          kind: 'sensor',
          unit: 'mg/dL',
          device: 'a',
          offset: 60,
          at: '300 0',
          value: '110 104',
          others: [{ at: 1_000_000_060_000, value: null, bound: '<40' }],
        },
        {
          kind: 'meter',
          unit: 'mmol/L',
          device: null,
          offset: 60,
          at: '0',
          value: '5.8',
          others: [],
        },
      ],
    },
  ])
})

it('makes more calls if there are more devices than one call takes', () => {
  const rows = readingRows(Array.from({ length: 450 }, (_, at) => reading({ device: `d${at}` })))
  expect(rows.map(({ series }) => series.length)).toEqual([200, 200, 50])
})
