import type { Group } from '@evenplate/glycemia/groups'
import type { EatenMeal, Reading, Treatment, Unit } from '@evenplate/glycemia/reading'

/** A reading typed in by a person. `key`: its `handId`; sent twice, it is stored once. */
export type HandReading = {
  key: string
  at: number
  offset: number
  value: number
  unit: Unit
  /** "Before breakfast"; null if not given. */
  moment: string | null
  note: string | null
}

/** `grams`: weighed on the plate, if the pot was weighed; `slot`: the slot of the week's plan that it came from. */
export type LogMeal = EatenMeal & { slot: string | null; grams: number | null; note: string | null }

export type LowTreatment = Treatment & { id: string; offset: number }

/** `percent`: NGSP. `unit`: as on the lab report. */
export type LabA1c = { id: string; day: string; percent: number; unit: LabUnit }
export type LabUnit = '%' | 'mmol/mol'

/**
 * `group`: null until the person has chosen one with their care team; `preferred`: the device to keep when two report
 * the same reading.
 */
export type HealthSettings = { unit: Unit; group: Group | null; preferred: string | null }

export const NO_SETTINGS: HealthSettings = { unit: 'mg/dL', group: null, preferred: null }

/** What a member logged in a period: the data of every view. */
export type Log = {
  readings: readonly Reading[]
  hand: readonly HandReading[]
  meals: readonly LogMeal[]
  treatments: readonly LowTreatment[]
}

export const EMPTY_LOG: Log = { readings: [], hand: [], meals: [], treatments: [] }

export const readingOf = ({ at, offset, value, unit }: HandReading): Reading => ({
  at,
  offset,
  kind: 'meter',
  value,
  unit,
  bound: null,
  device: null,
})

const MINUTE = 60_000

/** The same minute, value and unit is the same reading. */
export const handId = ({ at, value, unit }: Pick<HandReading, 'at' | 'value' | 'unit'>): string =>
  `${Math.floor(at / MINUTE)} ${value} ${unit}`

export function partsOfHandId(id: string): { minute: number; value: number; unit: Unit } {
  const [minute = '', value = '', unit] = id.split(' ')
  return { minute: Number(minute), value: Number(value), unit: unit === 'mmol/L' ? 'mmol/L' : 'mg/dL' }
}
