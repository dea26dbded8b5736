import { expect, it } from 'vitest'
import { clarityFile, clarityRows, clarityText } from '../testing/clarity-file.ts'
import { readAll } from '../testing/collect.ts'
import { libreFile, libreRows, libreText } from '../testing/libreview-file.ts'
import { sensorCurve } from '../testing/sensor-curve.ts'
import { Zone } from './zone.ts'

/** Clocks in Berlin went back at 01:00 UTC on October 25, 2026; in New York at 06:00 UTC on November 1. */
const NIGHT = Date.UTC(2026, 9, 25, 1)
const HOUR = 3_600_000
const five = sensorCurve({ from: NIGHT - 30 * HOUR, count: 12 * 60 })
const quarter = sensorCurve({ from: NIGHT - 60 * HOUR, count: 4 * 120, step: 15 })

const moments = (all: { readings: { at: number; value: number | null }[] }) =>
  all.readings.map(({ at, value }) => `${at} ${value}`).sort()
const truth = (samples: readonly { at: number; mg: number }[]) =>
  samples.map(({ at, mg }) => `${at} ${mg}`).sort()

it('knows the changes of zones, also half-hour ones, at midnight, and south of the equator', () => {
  const offsets = (name: string, ...at: number[]) => at.map((one) => new Zone(name).offsetAt(one))
  expect(offsets('Europe/Berlin', NIGHT - 1, NIGHT)).toEqual([120, 60])
  expect(offsets('Australia/Lord_Howe', Date.UTC(2026, 3, 4, 14, 59), Date.UTC(2026, 3, 4, 15))).toEqual([
    660, 630,
  ])
  expect(offsets('America/Santiago', Date.UTC(2026, 3, 5, 2, 59), Date.UTC(2026, 3, 5, 3))).toEqual([
    -180, -240,
  ])
  expect(offsets('Asia/Kolkata', NIGHT)).toEqual([330])
  expect(() => new Zone('Moon/Base')).toThrow('unknown-zone')
})

it('keeps the order of the repeated hour in Clarity by the transmitter, whatever the order of rows', async () => {
  const parts = { samples: five }
  const { all, found } = await readAll(clarityFile(parts))
  expect(moments(all)).toEqual(truth(five))
  expect(found.clock).toEqual({ repeated: 24, unsure: 0, missing: 0 })
  expect(
    new Set(all.readings.map(({ at, offset }) => (at < NIGHT ? offset === 120 : offset === 60))),
  ).toEqual(new Set([true]))
  const { header, above, data } = clarityRows(parts)
  for (const rows of [data.toReversed(), mixed(data), mixed(data.toReversed())]) {
    expect(moments((await readAll(clarityText(header, [...above, ...rows], parts))).all)).toEqual(truth(five))
  }
})

it('keeps it in LibreView by the order of rows, up or down', async () => {
  const { all, found } = await readAll(libreFile({ samples: quarter }))
  expect(moments(all)).toEqual(truth(quarter))
  expect(found.clock).toEqual({ repeated: 8, unsure: 0, missing: 0 })
  const { above, data } = libreRows({ samples: quarter })
  expect(moments((await readAll(libreText(above, data.toReversed(), {}))).all)).toEqual(truth(quarter))
})

it('finds it in unordered rows by the values before and after, the same for any order', async () => {
  // Falling glucose: the second hour continues where the first one ended.
  const falling = quarter.map(({ at }, index) => ({ at, mg: 600 - index }))
  const { above, data } = libreRows({ samples: falling })
  for (const rows of [mixed(data), mixed(data.toReversed()), mixed(mixed(data))]) {
    const { all, found } = await readAll(libreText(above, rows, {}))
    expect(moments(all)).toEqual(truth(falling))
    expect(found.clock).toEqual({ repeated: 8, unsure: 8, missing: 0 })
  }
  const flat = libreRows({ samples: quarter })
  const keys = (await readAll(libreText(flat.above, mixed(flat.data), {}))).keys
  expect((await readAll(libreText(flat.above, mixed(mixed(flat.data)), {}))).keys).toEqual(keys)
})

it('says that it cannot be known if rows are sorted, few and mixed, or from only one of the two hours', async () => {
  const { above, data } = libreRows({ samples: quarter })
  const clockOf = async (rows: string[][]) => (await readAll(libreText(above, rows, {}))).found.clock
  const time = (row: readonly string[]) => row[2]!
  const inHour = (row: readonly string[]) => time(row).startsWith('25-10-2026 02:')
  // Sorted by wall clock time, as a spreadsheet does: each minute has both of its values.
  const sorted = data
    .filter((row) => time(row).startsWith('25-10'))
    .sort((a, b) => (time(a) < time(b) ? -1 : 1))
  expect(await clockOf(sorted)).toEqual({ repeated: 8, unsure: 8, missing: 0 })
  // Two rows, the later one first, in a night without order: not a clock change.
  const hour = data.filter(inHour)
  const few = [...mixed(data.filter((row) => !inHour(row))), hour[1]!, hour[0]!]
  expect(await clockOf(few)).toEqual({ repeated: 2, unsure: 2, missing: 0 })
  // Four rows between those of one o’clock and of three, the other hour missing.
  const one = data.filter((row) => !hour.slice(4).includes(row))
  expect(await clockOf(one)).toEqual({ repeated: 4, unsure: 4, missing: 0 })
  // A fingerstick, hours from others.
  const finger = libreRows({
    strips: [NIGHT - 5 * HOUR, NIGHT + HOUR / 2, NIGHT + 7 * HOUR].map((at) => ({ at, mg: 104 })),
  })
  expect(await clockOf(finger.data)).toEqual({ repeated: 1, unsure: 1, missing: 0 })
})

it('finds it in a file that is in order except for one misplaced row', async () => {
  const { above, data } = libreRows({ samples: quarter })
  const [last = []] = data.splice(-12, 1)
  const { all, found } = await readAll(libreText(above, [last, ...data], {}))
  expect(moments(all)).toEqual(truth(quarter))
  expect(found.clock.unsure).toBe(0)
})

it('keeps it in halves that are cut anywhere in that night', async () => {
  const near = quarter.flatMap(({ at }, index) => (Math.abs(at - NIGHT) <= 2 * HOUR ? [index] : []))
  for (const cut of near) {
    const halves = await Promise.all(
      [quarter.slice(0, cut), quarter.slice(cut)].map((samples) => readAll(libreFile({ samples }))),
    )
    expect(halves.flatMap(({ all }) => moments(all)).sort(), `cut at ${cut}`).toEqual(truth(quarter))
  }
})

it('keeps it if clocks go back at midnight or west of Greenwich', async () => {
  for (const [zone, change] of [
    ['America/New_York', Date.UTC(2026, 10, 1, 6)],
    ['Atlantic/Azores', NIGHT],
    ['America/Havana', Date.UTC(2026, 10, 1, 5)],
  ] as const) {
    const samples = sensorCurve({ from: change - 40 * HOUR, count: 12 * 80 })
    const { header, above, data } = clarityRows({ samples, zone })
    const file = clarityText(header, [...above, ...data], {})
    expect(moments((await readAll(file, { zone })).all), zone).toEqual(truth(samples))
    const libre = sensorCurve({ from: change - 60 * HOUR, count: 4 * 120, step: 15 })
    expect(moments((await readAll(libreFile({ samples: libre, zone }), { zone })).all), zone).toEqual(
      truth(libre),
    )
  }
})

it('says which rows are from the hour skipped in spring, and keeps them as from a clock not set yet', async () => {
  const row = (time: string) => `"1","${time}","EGV","","","","iPhone","120","","","","","","8A"`
  const [header] = clarityFile({}).split('\r\n')
  const { all, found } = await readAll(
    [header, row('2026-03-29T01:55:00'), row('2026-03-29T02:30:00')].join('\r\n'),
  )
  expect(found.clock.missing).toBe(1)
  expect(all.readings.map(({ at, offset }) => [new Date(at).toISOString(), offset])).toEqual([
    ['2026-03-29T00:55:00.000Z', 60],
    ['2026-03-29T01:30:00.000Z', 120],
  ])
})

/** Rows in an arbitrary order: every seventh, then the next. */
function mixed<T>(rows: readonly T[]): T[] {
  return Array.from({ length: 7 }, (_, from) => rows.filter((__, at) => at % 7 === from)).flat()
}
