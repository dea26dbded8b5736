import { expect, it } from 'vitest'
import { type ClarityLanguage, clarityFile } from '../testing/clarity-file.ts'
import { foundIn, readAll } from '../testing/collect.ts'
import { sensorCurve } from '../testing/sensor-curve.ts'

const LANGUAGES: readonly ClarityLanguage[] = ['en', 'de', 'fr', 'es']
const START = Date.UTC(2026, 10, 10, 6)
const samples = sensorCurve({ from: START, count: 600 })

for (const language of LANGUAGES) {
  for (const unit of ['mg/dL', 'mmol/L'] as const) {
    it(`reads a file in ${language} and ${unit}: sensor, fingersticks, carbs, insulin only if asked`, async () => {
      const file = clarityFile({
        samples: [...samples, { at: START - 300_000, mg: 30 }, { at: START - 600_000, mg: 420 }],
        calibrations: [{ at: START + 60_000, mg: 126 }],
        carbs: [{ at: START + 120_000, grams: 45 }],
        insulin: [{ at: START + 120_000, units: 4.5 }],
        language,
        unit,
        delimiter: language === 'de' ? ';' : ',',
      })
      const { found, all } = await readAll(file)
      expect(found).toMatchObject({
        format: 'clarity',
        unit,
        dateOrder: 'YMD',
        zone: 'moments',
        counts: { sensor: 602, meter: 1, meals: 1, treatments: 0, insulin: 1 },
        days: { from: '2026-11-10', to: '2026-11-12', withReadings: 3 },
        questions: [{ ask: 'zone' }],
        leftOut: [
          { reason: 'about-person', rows: 3 },
          { reason: 'about-device', rows: 1 },
          { reason: 'alert', rows: 7 },
        ],
      })
      const at = (moment: number) => all.readings.find((one) => one.at === moment)
      const first = unit === 'mg/dL' ? samples[0]!.mg : Number((samples[0]!.mg / 18.01559).toFixed(1))
      expect(at(START)).toEqual({
        at: START,
        offset: 60,
        kind: 'sensor',
        value: first,
        unit,
        bound: null,
        device: expect.stringMatching(/^k/),
      })
      const [low, high] = unit === 'mg/dL' ? [40, 400] : [2.2, 22.2]
      expect(at(START - 300_000)).toMatchObject({ value: null, bound: { op: '<', at: low } })
      expect(at(START - 600_000)).toMatchObject({ value: null, bound: { op: '>', at: high } })
      expect(at(START + 60_000)).toMatchObject({ kind: 'meter', value: unit === 'mg/dL' ? 126 : 7 })
      expect(all.meals).toEqual([{ at: START + 120_000, offset: 60, carbs: 45 }])
      expect(all.insulin).toEqual([])
      const asked = await readAll(file, { insulin: true })
      expect(asked.all.insulin).toEqual([{ at: START + 120_000, offset: 60, units: 4.5, sort: 'rapid' }])
    })

    it(`reads it the same after a spreadsheet has saved it again (${language}, ${unit})`, async () => {
      const parts = { samples, language, unit }
      const { keys } = await readAll(clarityFile(parts))
      const again = await readAll(clarityFile({ ...parts, resaved: true, delimiter: ';', bom: false }))
      expect(again.keys).toEqual(keys)
      expect(again.found.format).toBe('clarity')
    })
  }
}

it('reads old exports: no quotes, no byte order mark, only line feeds', async () => {
  const { keys } = await readAll(clarityFile({ samples }))
  const old = await readAll(clarityFile({ samples, quoted: false, bom: false, newline: '\n' }))
  expect(old.keys).toEqual(keys)
})

it('uses the phone as the device, since transmitters change every few days, and the transmitter if no phone is named', async () => {
  const part = (from: number, more: { transmitter: string; device?: string }) =>
    clarityFile({ samples: samples.slice(from, from + 50), bom: false, ...more })
  const body = (file: string) => file.split('\r\n').slice(12).join('\r\n')
  const devicesOf = async (file: string) =>
    new Set((await readAll(file)).all.readings.map(({ device }) => device)).size
  const phone = part(0, { transmitter: '8AAAAA' }) + body(part(50, { transmitter: '8BBBBB' }))
  expect(await devicesOf(phone)).toBe(1)
  const watch = part(0, { transmitter: '8AAAAA' }) + body(part(0, { transmitter: '8AAAAA', device: 'Watch' }))
  expect(await devicesOf(watch)).toBe(2)
  const none =
    part(0, { transmitter: '8AAAAA', device: '' }) + body(part(50, { transmitter: '8BBBBB', device: '' }))
  expect(await devicesOf(none)).toBe(2)
})

it('does not mistake an alert’s threshold for a reading, even if the alert has a time', async () => {
  const file = clarityFile({ samples: samples.slice(0, 5) }).replace(
    /("\d+"),"","Alert","Low"/,
    '$1,"2026-11-10T08:00:00","Alert","Low"',
  )
  expect(file).toContain('"2026-11-10T08:00:00","Alert"')
  const { all } = await readAll(file)
  expect(all.readings).toHaveLength(5)
})

it('asks for the unit if the values contradict the header, and uses the answer', async () => {
  const file = clarityFile({ samples }).replaceAll('mg/dL', 'mmol/L')
  const found = await foundIn(file)
  expect(found.questions).toContainEqual({ ask: 'unit', said: 'mmol/L' })
  const { all } = await readAll(file, { answers: { unit: 'mg/dL' } })
  expect(all.readings[0]).toMatchObject({ value: samples[0]!.mg, unit: 'mg/dL' })
  await expect(readAll(file)).rejects.toMatchObject({ problem: 'unanswered' })
})

it('leaves out impossible values and dates, each with its reason and first row', async () => {
  const file = clarityFile({ samples: samples.slice(0, 8) }).split('\r\n')
  const last = file[13 - 1]!
  const changed = [
    last.replace(/2026-11-10/, '1970-01-01'),
    last.replace(/2026-11-10/, '2099-01-01'),
    last.replace(/2026-11-10/, '2026-02-30'),
    last.replace(`"${samples[0]!.mg}"`, '"-5"'),
    last.replace(`"${samples[0]!.mg}"`, '"9,999"'),
    last.replace(`"${samples[0]!.mg}"`, '"9999"'),
    last.replace(`"${samples[0]!.mg}"`, '"n/a"'),
    last.replace('"EGV"', '"Moonlight"'),
    last.replace('"EGV"', '"EGV'),
  ]
  const at = file.indexOf('', 1)
  const { found, all } = await readAll([...file.slice(0, at), ...changed, ''].join('\r\n'))
  const reasons = new Map(found.leftOut.map(({ reason, rows }) => [reason, rows]))
  expect(Object.fromEntries(reasons)).toEqual({
    'about-person': 3,
    'about-device': 1,
    alert: 7,
    'too-early': 1,
    'in-future': 1,
    'no-time': 1,
    implausible: 3,
    'no-value': 1,
    other: 1,
    broken: 1,
  })
  expect(found.leftOut.find(({ reason }) => reason === 'too-early')!.firstRow).toBe(21)
  expect(all.readings).toHaveLength(8)
})
