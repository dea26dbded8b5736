import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'

/** A reading as it goes in and comes out. `at`: milliseconds since 1970, whole seconds. */
export type LoggedReading = {
  at: number
  offset: number
  kind: 'sensor' | 'meter'
  unit: 'mg/dL' | 'mmol/L'
  value: number | null
  bound: string | null
  device: string | null
  moment?: string | null
  note?: string | null
}

type Other = Pick<LoggedReading, 'at' | 'value' | 'bound'> & { moment: string | null; note: string | null }
type Series = Pick<LoggedReading, 'kind' | 'unit' | 'device' | 'offset'> & {
  at: string
  value: string
  others: Other[]
}
export type Packed = { start: number; series: Series[] }

/** In the form that `import_readings` accepts. */
export function packed(readings: readonly LoggedReading[]): Packed {
  const start = 1_500_000_000
  const series = Map.groupBy(readings, (one) =>
    JSON.stringify([one.kind, one.unit, one.device, one.offset]),
  ).values()
  return {
    start,
    series: [...series].map((all) => {
      const [{ kind, unit, device, offset }] = all as [LoggedReading]
      const plain = all.filter((one) => one.bound === null && !one.moment && !one.note)
      const others = all.filter((one) => !plain.includes(one))
      return {
        ...{ kind, unit, device, offset },
        at: plain.map((one) => one.at / 1000 - start).join(' '),
        value: plain.map((one) => one.value).join(' '),
        others: others.map(({ at, value, bound, moment = null, note = null }) => ({
          ...{ at, value, bound, moment, note },
        })),
      }
    }),
  }
}

/** The answer of `readings_between`, one entry per reading, in order of time. */
export function unpacked({ start, series }: Packed): Required<LoggedReading>[] {
  return series
    .flatMap(({ kind, unit, device, offset, at, value, others }) => {
      const same = { kind, unit, device, offset }
      const values = numbers(value)
      return [
        ...numbers(at).map((second, n) => ({
          ...same,
          at: (start + second) * 1000,
          value: values[n] ?? null,
          bound: null,
          moment: null,
          note: null,
        })),
        ...others.map((other) => ({
          ...same,
          at: other.at,
          value: other.value,
          bound: other.bound,
          moment: other.moment,
          note: other.note,
        })),
      ]
    })
    .sort((a, b) => a.at - b.at)
}

const numbers = (text: string): number[] => (text === '' ? [] : text.split(' ').map(Number))

export const BEGIN = Date.UTC(2025, 9, 1)

/** Readings of a sensor, every five minutes from `from`. */
export const sensorReadings = (
  count: number,
  from = BEGIN,
  { unit = 'mg/dL', device = '0f1e2d3c4b5a6978' }: Partial<LoggedReading> = {},
): LoggedReading[] =>
  Array.from({ length: count }, (_, n) => {
    const mg = Math.round(120 + 50 * Math.sin(n / 40) + ((n * 7919) % 11))
    return {
      at: from + n * 300_000,
      offset: 60,
      kind: 'sensor',
      unit,
      value: unit === 'mg/dL' ? mg : Math.round(mg / 1.8) / 10,
      bound: null,
      device,
    }
  })

/** Begins an import. */
export async function importOf(client: SupabaseClient, rows = 0): Promise<string> {
  const id = randomUUID()
  await client.from('health_imports').insert({ id, kind: 'clarity', rows }).throwOnError()
  return id
}

/** Puts something into each table of the health log, as its pages do. */
export async function leaveHealthLog(client: SupabaseClient): Promise<void> {
  await client
    .from('health_settings')
    .upsert({ unit: 'mmol/L', goal_group: 'pregnancy-other' })
    .throwOnError()
  const p_import = await importOf(client, 300)
  const low: LoggedReading = {
    ...sensorReadings(1, BEGIN - 300_000)[0]!,
    value: null,
    bound: '<40',
  }
  await client
    .rpc('import_readings', { p_import, p_rows: packed([low, ...sensorReadings(300)]) })
    .throwOnError()
  const byHand: LoggedReading = {
    ...{ at: BEGIN, offset: 60, kind: 'meter', unit: 'mmol/L', value: 5.6, bound: null, device: null },
    moment: 'before breakfast',
    note: 'After a walk',
  }
  await client.rpc('import_readings', { p_rows: packed([byHand]) }).throwOnError()
  const when = { at: BEGIN, offset: 60 }
  await client
    .rpc('import_entries', {
      p_import,
      p_entries: {
        meals: [{ ...when, key: 'c1', title: 'Carbohydrate', carbs: 45 }],
        treatments: [{ ...when, key: 't1' }],
        insulin: [{ ...when, key: 'i1', units: 4, sort: 'rapid' }],
      },
    })
    .throwOnError()
  const row = { at: new Date(BEGIN).toISOString(), offset_min: 60 }
  await client
    .from('eaten_meals')
    .insert({ ...row, title: 'Turkey chili', recipe: randomUUID(), carbs: 44, flags: ['exercise'] })
    .throwOnError()
  await client
    .from('low_treatments')
    .insert({ ...row, carbs: 15 })
    .throwOnError()
  await client.from('lab_a1c').insert({ day: '2025-10-01', percent: 7, unit: '%' }).throwOnError()
}
