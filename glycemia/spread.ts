import type { Point } from './series.ts'

/** mg/dL; `cv` in percent. */
export type Spread = {
  mean: number
  /** Null with one reading. */
  sd: number | null
  /** 100 × SD / mean, percent; null below `CV_READINGS`. Stable: at most `CV_STABLE`. */
  cv: number | null
  /** How many more readings a CV needs; 0 if there is one. */
  missingForCv: number
}

/** Readings needed before a spread means anything (Tidepool). */
export const CV_READINGS = 30
/** Percent (International Consensus, Battelino 2019). */
export const CV_STABLE = 36

/**
 * The weighted mean, and the sample standard deviation (n − 1) around it with the same weights; the plain formula if all
 * readings cover the same time. Null without readings.
 */
export function spreadOf(points: readonly Point[], weights: Float64Array | null): Spread | null {
  const count = points.length
  let total = 0
  let sum = 0
  for (const [place, { mg }] of points.entries()) {
    const weight = weights === null ? 1 : weights[place]!
    total += weight
    sum += weight * mg
  }
  if (count === 0 || total === 0) return null
  const mean = sum / total
  let squares = 0
  for (const [place, { mg }] of points.entries())
    squares += (weights === null ? 1 : weights[place]!) * (mg - mean) ** 2
  const sd = count < 2 ? null : Math.sqrt((squares / total) * (count / (count - 1)))
  const missingForCv = Math.max(0, CV_READINGS - count)
  return { mean, sd, cv: sd === null || missingForCv > 0 ? null : (100 * sd) / mean, missingForCv }
}
