import { expect, it, vi } from 'vitest'
import { NO_SETTINGS } from '../data/log.ts'
import { SAMPLE_NOW, sampleLog } from '../sample/sample-log.ts'
import { cell } from './csv.ts'
import { csvParts, jsonParts, periodFigures, saveFile } from './export-file.ts'

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
  'a text that begins like a formula, “%s”, stays text',
  (text) => expect(cell(text).replace(/^"/, '').startsWith("'")).toBe(true),
)

it('numbers stay numbers, and commas and quotes stay in their cell', () => {
  expect(cell(-3.5)).toBe('-3.5')
  expect(cell('a "b", c')).toBe('"a ""b"", c"')
})

it('has every reading, meal and result once, and no spreadsheet runs its notes', () => {
  const lines = [...csvParts(all, viewer)].join('').trim().split('\r\n')
  const of = (type: string) => lines.filter((line) => line.startsWith(`${type},`))
  expect(of('sensor')).toHaveLength(log.readings.length)
  expect(of('meal')).toHaveLength(log.meals.length)
  expect(of('lab A1C')[0]).toContain('2026-11-02,,6.8,%')
  expect(of('fingerstick')[0]).toContain(`"'=HYPERLINK(""http://a.test"")"`)
})

it('has the same figures as the pages', () => {
  const [fourteen] = periodFigures(all, viewer)
  expect(JSON.parse([...jsonParts(all, viewer)].join('')).figures[0]).toMatchObject({
    sensor: fourteen!.sensor,
    window: fourteen!.window,
  })
  expect([...csvParts(all, viewer)].join('')).toContain(
    `,${Math.round(fourteen!.sensor!.metrics!.mean * 100) / 100},mg/dL,,,mean,`,
  )
})

it.each(['csv', 'json'] as const)(
  'writes a %s of many readings in parts, and the page responds in between',
  async (kind) => {
    const [reading] = log.readings
    const many = {
      ...all,
      readings: Array.from({ length: 12_000 }, (_, n) => ({ ...reading!, at: reading!.at - n * 1_800_000 })),
    }
    const made: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob)
      return 'blob:x'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    URL.revokeObjectURL = () => {}
    let turns = 0
    const page = setInterval(() => (turns += 1), 0)
    await saveFile(kind, many, viewer)
    clearInterval(page)
    expect(turns).toBeGreaterThan(4)
    const parts = [...(kind === 'csv' ? csvParts(many, viewer) : jsonParts(many, viewer))]
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(500_000)
    expect(made[0]?.size).toBe(new Blob(parts).size)
  },
)
