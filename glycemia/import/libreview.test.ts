import { expect, it } from 'vitest'
import { foundIn, readAll } from '../testing/collect.ts'
import { LIBRE_DATES, type LibreDates, type LibreLanguage, libreFile } from '../testing/libreview-file.ts'
import { sensorCurve } from '../testing/sensor-curve.ts'

const LANGUAGES: readonly LibreLanguage[] = ['en', 'uk', 'de', 'fr', 'es', 'nl']
const START = Date.UTC(2026, 10, 8, 6)
const samples = sensorCurve({ from: START, count: 800, step: 15 })

for (const language of LANGUAGES) {
  it(`reads a file in ${language}: historic rows and strips, never scans`, async () => {
    const file = libreFile({
      samples,
      scans: samples.slice(0, 40).map(({ at, mg }) => ({ at: at + 120_000, mg })),
      strips: [{ at: START + 60_000, mg: 126 }],
      carbs: [{ at: START + 180_000, grams: 45 }],
      insulin: [{ at: START + 180_000, units: 4 }],
      notes: [{ at: START, text: 'call Theodora,\r\nthen "walk"' }],
      language,
      unit: 'mmol/L',
      comma: language !== 'en' && language !== 'uk',
    })
    const { found, all } = await readAll(file, { insulin: true })
    expect(found).toMatchObject({
      format: 'libreview',
      unit: 'mmol/L',
      dateOrder: 'DMY',
      counts: { sensor: 800, meter: 1, meals: 1, treatments: 0, insulin: 1 },
      devices: [{ model: 'FreeStyle Libre', readings: 801 }],
      leftOut: [
        { reason: 'scan', rows: 40 },
        { reason: 'note', rows: 1 },
      ],
      questions: [{ ask: 'zone' }],
    })
    expect(all.readings[0]).toMatchObject({
      at: START,
      offset: 60,
      kind: 'sensor',
      value: Number((samples[0]!.mg / 18.01559).toFixed(1)),
      unit: 'mmol/L',
    })
    expect(all.readings.find(({ kind }) => kind === 'meter')).toMatchObject({ at: START + 60_000, value: 7 })
    expect(all.meals).toEqual([{ at: START + 180_000, offset: 60, carbs: 45 }])
    expect(all.insulin).toEqual([{ at: START + 180_000, offset: 60, units: 4, sort: 'rapid' }])
  })
}

it('reads the same readings in each date order, with slashes, padded, in UTF-16, under a two-line title', async () => {
  const { keys } = await readAll(libreFile({ samples }))
  expect(keys).toHaveLength(800)
  for (const dates of LIBRE_DATES) {
    for (const more of [
      {},
      { slashes: true },
      { padded: true },
      { pro: true },
      { delimiter: ';' as const },
    ]) {
      const text = libreFile({ samples, dates, ...more })
      expect((await readAll(text)).keys, `${dates} ${JSON.stringify(more)}`).toEqual(keys)
    }
    const wide = new Uint8Array(Buffer.from(`\ufeff${libreFile({ samples, dates })}`, 'utf16le'))
    expect((await readAll(wide)).keys, dates).toEqual(keys)
    expect((await readAll(wide.slice(2))).keys, dates).toEqual(keys)
    expect((await readAll(swapped(wide))).keys, dates).toEqual(keys)
  }
})

it('reads Windows-1252, in which spreadsheets save', async () => {
  const text = libreFile({ samples, language: 'de' })
  const { keys } = await readAll(text)
  const bytes = new Uint8Array(Buffer.from(text, 'latin1'))
  expect((await readAll(bytes)).keys).toEqual(keys)
})

it('finds the order if no day is past the 12th: by consecutive days', async () => {
  const short = sensorCurve({ from: Date.UTC(2026, 10, 3, 1), count: 4 * 96, step: 15 })
  for (const dates of ['DD-MM-YYYY HH:mm', 'MM-DD-YYYY HH:mm'] as const) {
    const found = await foundIn(libreFile({ samples: short, dates }))
    expect(found.dateOrder).toBe(dates.startsWith('D') ? 'DMY' : 'MDY')
    expect(found.days).toEqual({ from: '2026-11-03', to: '2026-11-07', withReadings: 5 })
  }
})

it('finds the order if the other one would mean future days', async () => {
  for (const [dates, day] of [
    ['DD-MM-YYYY HH:mm', Date.UTC(2026, 9, 12, 6)],
    ['MM-DD-YYYY HH:mm', Date.UTC(2026, 4, 12, 6)],
  ] as const) {
    const one = sensorCurve({ from: day, count: 8, step: 15 })
    expect((await foundIn(libreFile({ samples: one, dates }))).dateOrder).toBe(
      dates.slice(0, 2) === 'DD' ? 'DMY' : 'MDY',
    )
  }
})

it('finds the order by the day in the title, if that is unambiguous', async () => {
  const one = sensorCurve({ from: Date.UTC(2026, 4, 11, 6), count: 8, step: 15 })
  const file = libreFile({ samples: one, dates: 'MM-DD-YYYY HH:mm', generated: Date.UTC(2026, 4, 20) })
  expect((await foundIn(file)).dateOrder).toBe('MDY')
})

it('asks if both orders are possible, shows a date from the file, and uses the answer', async () => {
  const one = sensorCurve({ from: Date.UTC(2026, 8, 5, 6), count: 8, step: 15 })
  const file = libreFile({ samples: one })
  const found = await foundIn(file)
  expect(found.questions).toEqual([
    { ask: 'dateOrder', choices: ['DMY', 'MDY'], example: '05-09-2026' },
    { ask: 'zone' },
  ])
  await expect(readAll(file)).rejects.toMatchObject({ problem: 'unanswered' })
  const days = await Promise.all(
    (['DMY', 'MDY'] as const).map(
      async (dateOrder) => (await readAll(file, { answers: { dateOrder } })).found.days,
    ),
  )
  expect(days.map((one) => one!.from)).toEqual(['2026-09-05', '2026-05-09'])
})

it('reads LO and HI as bounds: HI of a strip, of a sensor in Europe, of one in the United States', async () => {
  const boundsIn = async (dates: LibreDates) => {
    const file = libreFile({ samples, strips: [{ at: START, mg: 777 }], dates })
      .replace(`,0,${samples[3]!.mg},`, ',0,LO,')
      .replace(`,0,${samples[9]!.mg},`, ',0,HI,')
      .replace(',777,', ',HI,')
    const { all } = await readAll(file)
    return all.readings.flatMap(({ kind, bound }) => (bound ? [`${kind} ${bound.op}${bound.at}`] : []))
  }
  expect(await boundsIn('DD-MM-YYYY HH:mm')).toEqual(['sensor <40', 'sensor >500', 'meter >600'])
  expect(await boundsIn('MM-DD-YYYY hh:mm A')).toEqual(['sensor <40', 'sensor >400', 'meter >600'])
})

it('asks for the unit if the header says mg/dL and no value fits mg/dL', async () => {
  const file = libreFile({ samples, unit: 'mmol/L' })
  expect((await foundIn(file)).questions).toEqual([{ ask: 'zone' }])
  const wrong = await foundIn(file.replaceAll('Glucose mmol/L', 'Glucose mg/dL'))
  expect(wrong.questions).toContainEqual({ ask: 'unit', said: 'mg/dL' })
})

it('distinguishes two sensors by their serial numbers, of which only a hash leaves the device', async () => {
  const one = libreFile({ samples: samples.slice(0, 90), serial: 'E007-AAAA' })
  const two = libreFile({ samples: samples.slice(0, 90), serial: 'E007-BBBB' })
    .split('\r\n')
    .slice(2)
    .join('\r\n')
  const { found, all } = await readAll(one + two, { answers: { dateOrder: 'DMY' } })
  expect(found.devices).toHaveLength(2)
  expect(new Set(all.readings.map(({ device }) => device)).size).toBe(2)
  expect(found.duplicates).toBe(0)
  expect(JSON.stringify([found, all])).not.toMatch(/E007/)
})

function swapped(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(Buffer.from(bytes).swap16())
}
