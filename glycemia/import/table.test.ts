import { expect, it } from 'vitest'
import { foundIn, problemOf, readAll } from '../testing/collect.ts'
import { sensorCurve, wallClock } from '../testing/sensor-curve.ts'

const START = Date.UTC(2026, 10, 10, 6)
const samples = sensorCurve({ from: START, count: 600 })
const clock = (at: number) => wallClock(at, 'Europe/Berlin').slice(0, 16)
const rows = (sign: string) => samples.map(({ at, mg }) => `${clock(at)}${sign}${mg}`).join('\n')

it('reads a table whose columns say what they are, and asks only whether it is a sensor or a meter', async () => {
  for (const sign of [',', ';', '\t']) {
    const file = `Date${sign}Glucose (mg/dL)\n${rows(sign)}`
    const found = await foundIn(file)
    expect(found.questions).toEqual([{ ask: 'kind', likely: 'sensor' }, { ask: 'zone' }])
    const { all } = await readAll(file, { answers: { kind: 'sensor' } })
    expect(all.readings[0]).toMatchObject({ at: START, value: samples[0]!.mg, unit: 'mg/dL', kind: 'sensor' })
    expect(all.readings).toHaveLength(600)
  }
})

it('asks for columns if names say nothing, with a guess, and uses the answer', async () => {
  const file = samples
    .slice(0, 20)
    .map(({ at, mg }) => `Theodora,${clock(at)},${mg},${mg - 3}`)
    .join('\n')
  const found = await foundIn(file)
  expect(found.questions[0]).toEqual({
    ask: 'columns',
    columns: [
      { index: 0, name: null, looksLike: 'text' },
      { index: 1, name: null, looksLike: 'time' },
      { index: 2, name: null, looksLike: 'number' },
      { index: 3, name: null, looksLike: 'number' },
    ],
    guess: { time: 1 },
  })
  const columns = { time: 1, value: 3 }
  const { all } = await readAll(file, { answers: { columns, kind: 'meter' } })
  expect(all.readings[0]).toMatchObject({
    at: START,
    value: samples[0]!.mg - 3,
    unit: 'mg/dL',
    kind: 'meter',
  })
})

it('takes unit, kind and carbs of each row from their columns', async () => {
  const file = [
    'when;blood sugar;unit;type;carbs (g)',
    '10.11.2026 07:00;6,2;mmol/L;fingerstick;',
    '10.11.2026 07:05;112;mg/dL;CGM;',
    '10.11.2026 07:10;;;;45',
    '10.11.2026 07:15;LO;mg/dL;CGM;',
    '10.11.2026 07:20;>600;mg/dl;meter;',
  ].join('\r\n')
  const { found, all } = await readAll(file)
  expect(found.questions).toEqual([{ ask: 'zone' }])
  expect(all.readings).toMatchObject([
    { at: START, value: 6.2, unit: 'mmol/L', kind: 'meter' },
    { value: 112, unit: 'mg/dL', kind: 'sensor' },
    { value: null, bound: { op: '<', at: 40 }, kind: 'sensor' },
    { value: null, bound: { op: '>', at: 600 }, kind: 'meter' },
  ])
  expect(all.meals).toEqual([{ at: START + 600_000, offset: 60, carbs: 45 }])
})

it('asks for the unit if nothing gives it', async () => {
  const file = ['date,glucose', '2026-11-10 07:00,6.2', '2026-11-10 12:00,7.5'].join('\n')
  expect((await foundIn(file)).questions).toEqual([
    { ask: 'unit', said: null },
    { ask: 'kind', likely: 'meter' },
    { ask: 'zone' },
  ])
  const { all } = await readAll(file, { answers: { unit: 'mmol/L', kind: 'meter' } })
  expect(all.readings.map(({ value, unit }) => `${value} ${unit}`)).toEqual(['6.2 mmol/L', '7.5 mmol/L'])
})

it('joins a day and a time in separate columns', async () => {
  const file = ['Date,Time,Glucose mg/dL', '2026-11-10,07:00,110', '2026-11-10,9:05 PM,130'].join('\n')
  const { all } = await readAll(file, { answers: { kind: 'meter' } })
  expect(all.readings.map(({ at }) => new Date(at).toISOString())).toEqual([
    '2026-11-10T06:00:00.000Z',
    '2026-11-10T20:05:00.000Z',
  ])
  const daysAlone = await foundIn('Date,Glucose mg/dL\n2026-11-10,110\n2026-11-11,130')
  expect(daysAlone.questions[0]).toMatchObject({ ask: 'columns', guess: { time: 0, value: 1 } })
})

it('uses times with a zone, and seconds since 1970, unchanged', async () => {
  const file = ['time,glucose mg/dl', '2026-11-10T06:00:00Z,110', '2026-11-10T06:05:00-05:00,130'].join('\n')
  const { all } = await readAll(file, { answers: { kind: 'meter' } })
  expect(all.readings).toMatchObject([
    { at: START, offset: 60 },
    { at: Date.UTC(2026, 10, 10, 11, 5), offset: -300 },
  ])
  const seconds = await readAll(`time,glucose mg/dl\n${START / 1000},110\n${START + 300_000},120`, {
    answers: { kind: 'meter' },
  })
  expect(seconds.all.readings.map(({ at }) => at)).toEqual([START, START + 300_000])
})

it('reports a table without rows as empty, and prose as no table', async () => {
  expect(await problemOf('Timestamp,Glucose (mg/dL)\n')).toBe('no-rows')
  expect(await problemOf('Dear diary,\nmy sugar was fine today, I think.\n')).toBe('not-a-table')
  expect(await problemOf('a,b,c\n1,2,3\n')).toBe('not-a-table')
})
