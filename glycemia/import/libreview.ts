import type { Unit } from '../reading.ts'
import type { Moment, Told } from './drawn.ts'
import type { TableLayout } from './found.ts'
import { boundOf, glucoseIn, LIBRE_US_WORDS, LIBRE_WORDS, METER_WORDS, numberIn } from './glucose-cell.ts'
import { modelIn } from './models.ts'
import { unitIn } from './units.ts'
import { wallTime } from './wall-time.ts'

/** LibreView's columns have the same places in every language. */
const AT = {
  device: 0,
  serial: 1,
  time: 2,
  record: 3,
  historic: 4,
  rapid: 7,
  carbs: 9,
  servings: 10,
  long: 12,
  strip: 14,
  ketone: 15,
  meal: 16,
  correction: 17,
  change: 18,
} as const

const RECORD = {
  historic: '0',
  scan: '1',
  strip: '2',
  ketone: '3',
  insulin: '4',
  food: '5',
  note: '6',
} as const

/** The header is where field 4 ends in a unit and field 15 names ketones, in any language. */
export const isLibreHeader = (row: readonly string[]): boolean =>
  row.length >= 16 &&
  /(?:mg\s?\/\s?dl|mmol\s?\/\s?l)\W{0,3}$/i.test(row[AT.historic]!.trim()) &&
  /[kc][eé]t[oó]n|keton|chetoni/i.test(row[AT.ketone]!)

export const libreUnit = (header: readonly string[]): Unit | null => unitIn(header[AT.historic])

export function libreCells(row: readonly string[]): { time: string; value: string } {
  return { time: row[AT.time]?.trim() ?? '', value: row[AT.historic] || row[AT.strip] || '' }
}

/** When the file was made, as its title says ("11-24-2026 07:25 AM UTC"), without a zone. */
export function libreMade(title: readonly string[]): string | null {
  return title.map((cell) => /\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/.exec(cell)?.[0]).find(Boolean) ?? null
}

/** Reads each row of a LibreView file. */
export function libreReader(layout: TableLayout, unit: Unit, told: Told) {
  const order = layout.dateOrder ?? 'YMD'
  const words = order === 'MDY' ? LIBRE_US_WORDS : LIBRE_WORDS
  return (row: readonly string[]) => {
    const record = row[AT.record]?.trim()
    // Apps write a scan whenever they are opened: the historic rows have the same hours already.
    if (record === RECORD.scan) return told.leftOut('scan')
    if (record === RECORD.ketone) return told.leftOut('ketone')
    if (record === RECORD.note) return told.leftOut('note')
    const wall = wallTime(row[AT.time] ?? '', order)
    if (Number.isNaN(wall)) return told.leftOut('no-time')
    const time: Moment = { wall, tick: null, clock: null }
    const serial = row[AT.serial]?.trim() || null
    if (record === RECORD.insulin || record === RECORD.food) return tellEntry(row, time, serial, told)
    if (record !== RECORD.historic && record !== RECORD.strip) return told.leftOut('other')
    const strip = record === RECORD.strip
    const said = glucoseIn(row[strip ? AT.strip : AT.historic])
    if (!said) return told.leftOut('no-value')
    told.drawn({
      is: 'reading',
      time,
      kind: strip ? 'meter' : 'sensor',
      value: said.value,
      unit,
      bound: said.bound === null ? null : boundOf(said.bound, unit, strip ? METER_WORDS : words),
      serial,
      model: modelIn(row[AT.device]),
    })
  }
}

function tellEntry(row: readonly string[], time: Moment, serial: string | null, told: Told) {
  let tellsOne = false
  const grams = numberIn(row[AT.carbs])
  if (grams !== null && grams > 0) {
    told.drawn({ is: 'carbs', time, grams, serial })
    tellsOne = true
  } else if (numberIn(row[AT.servings]) !== null) {
    told.leftOut('servings')
    tellsOne = true
  }
  for (const [column, sort] of INSULIN) {
    const units = numberIn(row[column])
    if (units === null || units === 0) continue
    told.drawn({ is: 'insulin', time, units, sort, serial })
    tellsOne = true
  }
  if (!tellsOne) told.leftOut('no-value')
}

const INSULIN = [
  [AT.rapid, 'rapid'],
  [AT.meal, 'rapid'],
  [AT.correction, 'rapid'],
  [AT.change, 'rapid'],
  [AT.long, 'long'],
] as const
