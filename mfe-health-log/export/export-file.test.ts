import { expect, it } from 'vitest'
import { NO_SETTINGS } from '../data/log.ts'
import { SAMPLE_NOW, sampleLog } from '../sample/sample-log.ts'
import { cell } from './csv.ts'
import { asCsv, asJson, periodFigures } from './export-file.ts'

const log = sampleLog()
const last = log.readings.at(-1)!
const all = {
  ...log,
  last: { at: last.at, offset: last.offset },
  labs: [{ id: 'l', day: '2026-11-02', percent: 6.8, unit: '%' as const }],
  hand: [
    {
      key: 'k',
      at: last.at - 1000,
      offset: last.offset,
      value: 104,
      unit: 'mg/dL' as const,
      moment: 'before lunch',
      note: '=HYPERLINK("http://a.test")',
    },
  ],
}
const viewer = { settings: NO_SETTINGS, now: SAMPLE_NOW, offset: last.offset }

it.each(['=1+1', '+49', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1'])(
  'a text that begins like a formula, “%s”, is a text',
  (text) => expect(cell(text).replace(/^"/, '').startsWith("'")).toBe(true),
)

it('numbers stay numbers, and commas and quotes stay in their cell', () => {
  expect(cell(-3.5)).toBe('-3.5')
  expect(cell('a "b", c')).toBe('"a ""b"", c"')
})

it('has every reading, meal and result once, and notes that no spreadsheet runs', () => {
  const lines = asCsv(all, viewer).trim().split('\r\n')
  const of = (type: string) => lines.filter((line) => line.startsWith(`${type},`))
  expect(of('sensor')).toHaveLength(log.readings.length)
  expect(of('meal')).toHaveLength(log.meals.length)
  expect(of('lab A1C')[0]).toContain('2026-11-02,,6.8,%')
  expect(of('fingerstick')[0]).toContain(`"'=HYPERLINK(""http://a.test"")"`)
})

it('says the same figures as the pages', () => {
  const [fourteen] = periodFigures(all, viewer)
  expect(asJson(all, viewer).figures[0]).toMatchObject({ sensor: fourteen!.sensor, window: fourteen!.window })
  expect(asCsv(all, viewer)).toContain(
    `,${Math.round(fourteen!.sensor!.metrics!.mean * 100) / 100},mg/dL,,,mean,`,
  )
})
