import { expect, it } from 'vitest'
import { foundIn, problemOf, readAll } from '../testing/collect.ts'
import { nightscoutEntries, tidepoolItems } from '../testing/json-files.ts'
import { sensorCurve } from '../testing/sensor-curve.ts'

const START = Date.UTC(2026, 10, 10, 6)
const samples = sensorCurve({ from: START, count: 600 })

it('reads Nightscout entries: sensor and fingersticks by `date`, in mg/dL; error codes are not lows', async () => {
  const entries = [
    ...nightscoutEntries(samples),
    { type: 'sgv', date: START - 300_000, sgv: 9, device: 'x' },
    { type: 'sgv', date: START - 600_000, sgv: 38, device: 'x' },
    { type: 'sgv', date: START - 900_000, sgv: 39, device: 'x' },
    { type: 'sgv', date: String(START - 1_200_000), sgv: 401, device: 'x' },
    { type: 'mbg', date: START + 0.5, mbg: 126, device: 'x' },
    { type: 'cal', date: START, slope: 1000, intercept: 1, scale: 1 },
    { type: 'sgv', dateString: '2026-11-10T06:00:00Z', sgv: 120 },
  ]
  const { found, all } = await readAll(JSON.stringify(entries, null, 2))
  expect(found).toMatchObject({
    format: 'nightscout',
    zone: 'time-of-day',
    counts: { sensor: 602, meter: 1, meals: 0, treatments: 0, insulin: 0 },
    questions: [],
  })
  expect(found.leftOut).toEqual([
    { reason: 'error-code', rows: 2, firstRow: 601 },
    { reason: 'other', rows: 1, firstRow: 606 },
    { reason: 'no-time', rows: 1, firstRow: 607 },
  ])
  const at = (moment: number) => all.readings.find((one) => one.at === moment)
  expect(at(START)).toMatchObject({ value: samples[0]!.mg, unit: 'mg/dL', offset: 60, kind: 'sensor' })
  expect(at(START - 900_000)).toMatchObject({ value: null, bound: { op: '<', at: 40 } })
  expect(at(START - 1_200_000)).toMatchObject({ value: null, bound: { op: '>', at: 400 }, offset: 60 })
})

it('uses the zone for the time of day if an entry gives 0 or nothing', async () => {
  const entry = (utcOffset: number | undefined) =>
    JSON.stringify([{ type: 'sgv', date: START, sgv: 120, utcOffset }])
  const offsets = await Promise.all(
    [0, undefined, 120].map(async (given) => (await readAll(entry(given))).all.readings[0]!.offset),
  )
  expect(offsets).toEqual([60, 60, 120])
})

it('reads treatments: meals, lows that were treated, fingersticks in their unit, insulin only if asked', async () => {
  const at = (minutes: number) => new Date(START + minutes * 60_000).toISOString()
  const file = JSON.stringify([
    { eventType: 'Meal Bolus', created_at: at(0), carbs: 45, insulin: 4.2, notes: 'with Theodora' },
    { eventType: 'Carb Correction', created_at: at(10), carbs: 15 },
    { eventType: 'BG Check', created_at: at(20), glucose: 6.2, glucoseType: 'Finger', units: 'mmol' },
    { eventType: 'BG Check', created_at: at(30), glucose: 112, glucoseType: 'Finger', units: 'mg/dl' },
    { eventType: 'BG Check', created_at: at(40), glucose: 6.2, glucoseType: 'Finger' },
    { eventType: 'Snack Bolus', created_at: '2026-11-10T08:00:00+01:00', carbs: '20' },
    { eventType: 'Exercise', created_at: at(50), duration: 30 },
    { eventType: 'Temp Basal', created_at: at(60), duration: 30 },
  ])
  const { found, all } = await readAll(file)
  expect(all).toMatchObject({
    meals: [
      { at: START, carbs: 45, offset: 60 },
      { at: START + 3_600_000, carbs: 20 },
    ],
    treatments: [{ at: START + 600_000, kind: 'low-treated' }],
    readings: [
      { kind: 'meter', value: 6.2, unit: 'mmol/L' },
      { kind: 'meter', value: 112, unit: 'mg/dL' },
    ],
    insulin: [],
  })
  expect(found.leftOut.map(({ reason }) => reason)).toEqual(['no-unit', 'exercise', 'basal'])
  expect((await readAll(file, { insulin: true })).all.insulin).toEqual([
    { at: START, offset: 60, units: 4.2, sort: 'unknown' },
  ])
})

it('reads lists inside an object, and one line per entry, like a plain list', async () => {
  const entries = nightscoutEntries(samples)
  const { keys } = await readAll(JSON.stringify(entries))
  expect(keys).toHaveLength(600)
  const nested = JSON.stringify({ exported: { by: ['Theodora'] }, entries, treatments: [] })
  expect((await readAll(nested)).keys).toEqual(keys)
  expect((await readAll(entries.map((one) => JSON.stringify(one)).join('\n'))).keys).toEqual(keys)
})

it('reads Tidepool: mg/dL as on the meter, values with one decimal as mmol/L, out-of-range values as a bound', async () => {
  const base = tidepoolItems(samples)[0]!
  const beyond = { code: 'bg/out-of-range', value: 'low', threshold: 40 }
  const items = [
    { type: 'upload', time: base.time, uploadId: 'u', deviceSerialNumber: 'SM777' },
    ...tidepoolItems(samples),
    { ...base, time: new Date(START - 300_000).toISOString(), value: 2.16479, annotations: [beyond] },
    { ...base, type: 'smbg', subType: 'manual', value: 5.6 },
    {
      type: 'food',
      time: base.time,
      deviceId: 'x',
      nutrition: { carbohydrate: { net: 45, units: 'grams' } },
    },
    { type: 'wizard', time: base.time, deviceId: 'x', carbInput: 30, bgInput: 7.7 },
    { type: 'bolus', time: base.time, deviceId: 'x', normal: 2, extended: 1.5 },
    { type: 'basal', time: base.time, deviceId: 'x', rate: 0.8 },
  ]
  const { found, all } = await readAll(JSON.stringify(items), { insulin: true })
  expect(found).toMatchObject({
    format: 'tidepool',
    counts: { sensor: 601, meter: 1, meals: 2, treatments: 0, insulin: 1 },
    devices: [{ model: 'Dexcom G6', readings: 602 }],
  })
  expect(
    all.readings.filter(({ kind, bound }) => kind === 'sensor' && !bound).map(({ value }) => value),
  ).toEqual(samples.map(({ mg }) => mg))
  expect(all.readings.find(({ bound }) => bound)).toMatchObject({ value: null, bound: { op: '<', at: 40 } })
  expect(all.readings.find(({ kind }) => kind === 'meter')).toMatchObject({ value: 5.6, unit: 'mmol/L' })
  expect(all.insulin).toMatchObject([{ units: 3.5, sort: 'rapid' }])
})

it('restores every whole mg/dL that Tidepool stores as mmol/L', async () => {
  const every = Array.from({ length: 581 }, (_, index) => ({ at: START + index * 60_000, mg: 20 + index }))
  const { all } = await readAll(JSON.stringify(tidepoolItems(every)))
  expect(all.readings.map(({ value }) => value)).toEqual(every.map(({ mg }) => mg))
})

it('reads the complete entries of a truncated file, and says that it is truncated', async () => {
  const text = JSON.stringify(nightscoutEntries(samples))
  const found = await foundIn(text.slice(0, text.length - 100))
  expect(found).toMatchObject({ cutOff: true, counts: { sensor: 599 } })
})

it('is not misled by brackets and quotes in texts, nor by a broken entry', async () => {
  const entry = (notes: string, minutes: number) =>
    JSON.stringify({ notes, type: 'sgv', date: START + minutes * 60_000, sgv: 120 })
  const text = `[${entry('}],[{"', 0)},${entry('\\"}', 5)},{"type":"sgv",oops},${entry('é😀', 10)}]`
  const { found, all } = await readAll(text)
  expect(all.readings).toHaveLength(3)
  expect(found.leftOut).toEqual([{ reason: 'broken', rows: 1, firstRow: 3 }])
})

it('reports other JSON as unknown, and broken JSON as broken', async () => {
  expect(await problemOf('{"hello": "world"}')).toBe('unknown-json')
  expect(await problemOf('[1, 2, 3]')).toBe('unknown-json')
  expect(await problemOf('[{"type": "sgv", "date": 1')).toBe('broken-json')
  expect(await problemOf(`${'['.repeat(100_000)}`)).toBe('broken-json')
})
