import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { clarityFile, clarityRows, clarityText } from '../testing/clarity-file.ts'
import { readAll } from '../testing/collect.ts'
import { libreRows, libreText } from '../testing/libreview-file.ts'
import { sensorCurve } from '../testing/sensor-curve.ts'
import { readingKey } from './keys.ts'
import { RowCutter } from './rows.ts'

const RUNS = { numRuns: 10 }
/** Two nights from Clarity, the second of which repeats an hour; three days from LibreView without one. */
const clarity = { samples: sensorCurve({ from: Date.UTC(2026, 9, 24, 12), count: 288 }) }
const libre = { samples: sensorCurve({ from: Date.UTC(2026, 10, 9, 12), count: 288, step: 15 }) }

const files = [
  {
    ...clarityRows(clarity),
    text: (above: string[][], data: string[][]) =>
      clarityText(above[0]!, [...above.slice(1), ...data], clarity),
  },
  {
    ...libreRows(libre),
    header: null,
    text: (above: string[][], data: string[][]) => libreText(above, data, {}),
  },
].map(({ header, above, data, text }) => ({ above: header ? [header, ...above] : above, data, text }))

const keysOf = async (text: string) => (await readAll(text, { answers: { dateOrder: 'DMY' } })).keys

it('reads the same set from the same rows in any order, twice, and from any two parts', async () => {
  for (const { above, data, text } of files) {
    const whole = await keysOf(text(above, data))
    expect(whole).toHaveLength(288)
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(data, { minLength: data.length }),
        fc.nat({ max: data.length }),
        async (shuffled, cut) => {
          expect(await keysOf(text(above, shuffled))).toEqual(whole)
          expect(await keysOf(text(above, [...data, ...shuffled]))).toEqual(whole)
          const parts = [data.slice(0, cut), data.slice(cut)].filter((part) => part.length > 0)
          const halves = await Promise.all(parts.map((part) => keysOf(text(above, part))))
          expect([...new Set(halves.flat())].sort()).toEqual(whole)
        },
      ),
      RUNS,
    )
  }
}, 60_000)

it('counts duplicates in a file', async () => {
  const { above, data, text } = files[1]!
  const { found } = await readAll(text(above, [...data, ...data.slice(0, 40)]))
  expect(found).toMatchObject({ duplicates: 40, counts: { sensor: 328 } })
})

it('reads the same from chunks of any size', async () => {
  const text = clarityFile({ ...clarity, language: 'de', delimiter: ';', unit: 'mmol/L' })
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 60 }), (sizes) => {
      const [once, cut]: (string[] | null)[][] = [[], []]
      const shape = { delimiter: ';', newline: '\n' } as const
      const whole = new RowCutter(shape, (row) => once!.push(row))
      whole.push(text)
      whole.end()
      const parts = new RowCutter(shape, (row) => cut!.push(row))
      let at = 0
      for (const size of sizes) {
        parts.push(text.slice(at, at + size))
        at += size
      }
      parts.push(text.slice(at))
      parts.end()
      expect(cut).toEqual(once)
    }),
    RUNS,
  )
})

it('cuts well-formed tables into the cells that papaparse finds', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', '1', ',', ';', '"', '\n', ' ', 'é', '\r\n'),
    maxLength: 6,
  })
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(table, fc.constantFrom<',' | ';'>(',', ';'), (rows, delimiter) => {
      const text = Papa.unparse(rows, { delimiter, quotes: true, newline: '\r\n' })
      const cut: (string[] | null)[] = []
      const cutter = new RowCutter({ delimiter, newline: '\n' }, (row) => cut.push(row))
      cutter.push(text)
      cutter.end()
      expect(cut).toEqual(rows)
    }),
  )
})

it('gives a key that depends only on kind, minute, value, unit and device', () => {
  const reading = {
    at: 1_793_000_000_000,
    offset: 60,
    kind: 'sensor',
    value: 112,
    unit: 'mg/dL',
    bound: null,
    device: 'ab',
  } as const
  const key = readingKey(reading)
  expect(readingKey({ ...reading, at: reading.at + 19_000, offset: 120 })).toBe(key)
  const others = [
    { ...reading, kind: 'meter' },
    { ...reading, at: reading.at + 60_000 },
    { ...reading, value: 113 },
    { ...reading, value: null, bound: { op: '<', at: 40 } },
    { ...reading, value: null, bound: { op: '>', at: 40 } },
    { ...reading, unit: 'mmol/L' },
    { ...reading, device: 'abc' },
    { ...reading, device: null },
  ] as const
  const keys = others.map(readingKey)
  expect(new Set([key, ...keys]).size).toBe(9)
})
