export type Unit = 'mg/dL' | 'mmol/L'
export type ReadingKind = 'sensor' | 'meter' // continuous sensor, fingerstick

/** One reading as it was received. */
export type Reading = {
  /** Milliseconds since 1970, UTC. */
  at: number
  /** Minutes that local time was ahead of UTC then: 60 in Berlin in winter. Local wall clock = at + offset. */
  offset: number
  kind: ReadingKind
  /** As received, in `unit`; null if the device reported only "low" or "high": then `bound` says which. */
  value: number | null
  unit: Unit
  bound: { op: '<' | '>'; at: number } | null
  /** Which device (opaque key) it is from; null if entered by hand. */
  device: string | null
}

/** A meal as it was logged. `carbs`: grams eaten, null if unknown. */
export type EatenMeal = {
  id: string
  at: number
  offset: number
  title: string
  recipe: string | null
  carbs: number | null
  portion: number
  flags: readonly ('exercise' | 'illness' | 'stress' | 'site-change')[]
}

/** The title of meals from a file, which gives their carbohydrate but not what they were. */
export const TITLE_OF_FILE = 'From a file'

/** A low that was treated with carbohydrate. */
export type Treatment = { at: number; kind: 'low-treated' }
