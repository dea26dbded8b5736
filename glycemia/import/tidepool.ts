import type { ReadingKind, Unit } from '../reading.ts'
import { MG_PER_MMOL } from '../unit.ts'
import type { Bound, Moment, Told } from './drawn.ts'
import { amountOf, type Item, momentOf } from './items.ts'
import { modelIn } from './models.ts'
import type { LeftOut } from './problem.ts'

const TYPES = new Map<
  unknown,
  'sensor' | 'meter' | 'event' | 'food' | 'wizard' | 'bolus' | 'insulin' | LeftOut
>([
  ['cbg', 'sensor'],
  ['smbg', 'meter'],
  ['deviceEvent', 'event'],
  ['food', 'food'],
  ['wizard', 'wizard'],
  ['bolus', 'bolus'],
  ['insulin', 'insulin'],
  ['basal', 'basal'],
  ['physicalActivity', 'exercise'],
  ['bloodKetone', 'ketone'],
  ['reportedState', 'health'],
  ['pumpSettings', 'about-device'],
  ['cgmSettings', 'about-device'],
  ['controllerSettings', 'about-device'],
  ['upload', 'about-device'],
  ['dosingDecision', 'other'],
])

export const isTidepool = (item: Item): boolean =>
  TYPES.has(item.type) &&
  ('time' in item || 'deviceTime' in item) &&
  ('uploadId' in item || 'deviceId' in item || 'deviceTime' in item || 'value' in item)

/** Reads an item of a Tidepool export. */
export function tidepoolReader(told: Told) {
  return (item: Item) => {
    const type = TYPES.get(item.type) ?? 'other'
    if (type === 'event' && item.subType === 'calibration') return tellReading(item, 'meter', told)
    if (type === 'sensor' || type === 'meter') return tellReading(item, type, told)
    if (type === 'food' || type === 'wizard' || type === 'bolus' || type === 'insulin') {
      return tellEntry(item, type, told)
    }
    told.leftOut(type === 'event' ? 'about-device' : type)
  }
}

function tellReading(item: Item, kind: ReadingKind, told: Told) {
  const time = timeOf(item)
  if (!time) return told.leftOut('no-time')
  const value = amountOf(item.value)
  const beyond = beyondOf(item)
  if (value === null && !beyond) return told.leftOut('no-value')
  const { serial, model } = deviceOf(item)
  if (beyond) {
    return told.drawn({ is: 'reading', time, kind, value: null, unit: 'mg/dL', bound: beyond, serial, model })
  }
  told.drawn({ is: 'reading', time, kind, ...receivedOf(value!, item.units), bound: null, serial, model })
}

/**
 * The device's value. Tidepool stores mg/dL as mmol/L with all digits; a value with one decimal came from a device that
 * shows mmol/L, since 100.9 mg/dL never would.
 */
function receivedOf(value: number, units: unknown): { value: number; unit: Unit } {
  if (typeof units === 'string' && /mg/i.test(units)) return { value: Math.round(value), unit: 'mg/dL' }
  const isOneDecimal = Math.abs(value * 10 - Math.round(value * 10)) < 1e-9
  if (isOneDecimal) return { value, unit: 'mmol/L' }
  return { value: Math.round(value * MG_PER_MMOL), unit: 'mg/dL' }
}

/** A value outside the device's range, in mg/dL. */
function beyondOf({ annotations }: Item): Bound | null {
  if (!Array.isArray(annotations)) return null
  const found = annotations.find((one: Item | null) => one?.code === 'bg/out-of-range') as Item | undefined
  const threshold = amountOf(found?.threshold)
  if (!found || threshold === null || (found.value !== 'low' && found.value !== 'high')) return null
  // No device's lowest or highest value is less in mg/dL or more in mmol/L.
  const at = Math.round(
    threshold <= 34 && found.value === 'high' ? threshold * MG_PER_MMOL : lowOf(threshold),
  )
  return { op: found.value === 'low' ? '<' : '>', at }
}

const lowOf = (threshold: number) => (threshold < 10 ? threshold * MG_PER_MMOL : threshold)

function tellEntry(item: Item, type: 'food' | 'wizard' | 'bolus' | 'insulin', told: Told) {
  const time = timeOf(item)
  if (!time) return told.leftOut('no-time')
  const { serial } = deviceOf(item)
  if (type === 'food' || type === 'wizard') {
    const net = fieldOf(fieldOf(item.nutrition, 'carbohydrate'), 'net')
    const grams = amountOf(type === 'food' ? net : item.carbInput)
    if (!grams || grams <= 0) return told.leftOut('no-value')
    return told.drawn({ is: 'carbs', time, grams, serial })
  }
  const parts =
    type === 'bolus'
      ? [item.normal, item.extended]
      : [fieldOf(item.dose, 'total') ?? fieldOf(item.dose, 'units')]
  const units = parts.reduce((sum: number, part) => sum + (amountOf(part) ?? 0), 0)
  if (units <= 0) return told.leftOut('no-value')
  told.drawn({ is: 'insulin', time, units, sort: type === 'bolus' ? 'rapid' : 'unknown', serial })
}

function timeOf(item: Item): Moment | null {
  const at = momentOf(item.time)
  if (at === null) return null
  const offset = amountOf(item.timezoneOffset)
  if (offset !== null) return { at, offset: Math.round(offset) }
  const wall =
    typeof item.deviceTime === 'string' ? Date.parse(`${item.deviceTime.slice(0, 19)}Z`) : Number.NaN
  const ahead = Math.round((wall - at) / 60_000)
  return { at, offset: Math.abs(ahead) <= 14 * 60 ? ahead : null }
}

function deviceOf({ deviceId }: Item): { serial: string | null; model: string | null } {
  const serial = typeof deviceId === 'string' && deviceId !== '' ? deviceId : null
  return { serial, model: modelIn(serial ?? undefined) }
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Item)[field] : undefined
}
