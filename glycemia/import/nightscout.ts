import type { Unit } from '../reading.ts'
import type { Moment, Told } from './drawn.ts'
import { amountOf, type Item, momentOf } from './items.ts'
import { modelIn } from './models.ts'
import { unitIn } from './units.ts'

/** Sensor values below this are error codes, not lows. */
const ERROR_CODES_BELOW = 39
const SENSOR_TOP = 401

export const isNightscout = (item: Item): boolean =>
  ('date' in item && ('sgv' in item || 'mbg' in item || item.type === 'cal')) ||
  ('eventType' in item && 'created_at' in item)

/** Reads an entry or a treatment from Nightscout. */
export function nightscoutReader(told: Told) {
  return (item: Item) => ('eventType' in item ? tellTreatment(item, told) : tellEntry(item, told))
}

function tellEntry(item: Item, told: Told) {
  if (item.type === 'cal') return told.leftOut('other')
  // `date` counts: in some uploaders the text next to it has another zone or none.
  const at = momentOf(item.date)
  if (at === null) return told.leftOut('no-time')
  const isMeter = item.type === 'mbg' || !('sgv' in item)
  const value = amountOf(isMeter ? item.mbg : item.sgv)
  if (value === null) return told.leftOut('no-value')
  if (!isMeter && value >= 0 && value < ERROR_CODES_BELOW) return told.leftOut('error-code')
  const beyond = !isMeter && (value === ERROR_CODES_BELOW || value === SENSOR_TOP)
  const device = deviceOf(item.device)
  told.drawn({
    is: 'reading',
    time: { at, offset: offsetOf(item) },
    kind: isMeter ? 'meter' : 'sensor',
    value: beyond ? null : value,
    unit: 'mg/dL',
    bound: beyond ? (value === SENSOR_TOP ? { op: '>', at: 400 } : { op: '<', at: 40 }) : null,
    ...device,
  })
}

function tellTreatment(item: Item, told: Told) {
  const at = momentOf(item.created_at) ?? momentOf(item.date)
  if (at === null) return told.leftOut('no-time')
  const time: Moment = { at, offset: offsetOf(item) }
  const { serial, model } = deviceOf(item.device ?? item.enteredBy)
  let tellsOne = false
  const grams = amountOf(item.carbs)
  if (item.eventType === 'Carb Correction') {
    told.drawn({ is: 'treated-low', time, serial })
    tellsOne = true
  } else if (grams !== null && grams > 0) {
    told.drawn({ is: 'carbs', time, grams, serial })
    tellsOne = true
  }
  const insulin = amountOf(item.insulin)
  if (insulin !== null && insulin > 0) {
    told.drawn({ is: 'insulin', time, units: insulin, sort: 'unknown', serial })
    tellsOne = true
  }
  const glucose = amountOf(item.glucose)
  if (glucose !== null && item.glucoseType === 'Finger') {
    const unit = unitOf(item.units, glucose)
    if (unit) {
      told.drawn({
        is: 'reading',
        time,
        kind: 'meter',
        value: glucose,
        unit,
        bound: null,
        serial,
        model,
      })
    } else told.leftOut('no-unit')
    tellsOne = true
  }
  if (!tellsOne) told.leftOut(leftOutOf(item))
}

function leftOutOf({ eventType, duration }: Item) {
  if (eventType === 'Exercise') return 'exercise'
  if (eventType === 'Temp Basal') return 'basal'
  return eventType === 'Note' || eventType === 'Announcement' || duration ? 'note' : 'other'
}

function unitOf(said: unknown, value: number): Unit | null {
  const unit = unitIn(typeof said === 'string' ? said : undefined)
  return unit ?? (value >= 40 ? 'mg/dL' : null)
}

/** Servers write 0 if the uploader gave its time in UTC: only another number is an offset. */
function offsetOf({ utcOffset }: Item): number | null {
  return typeof utcOffset === 'number' && utcOffset !== 0 && Math.abs(utcOffset) <= 14 * 60
    ? Math.round(utcOffset)
    : null
}

function deviceOf(said: unknown): { serial: string | null; model: string | null } {
  const device = typeof said === 'string' && said !== '' ? said : null
  return { serial: device, model: modelIn(device ?? undefined) }
}
