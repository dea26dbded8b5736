import { type Coverage, DAYS_WANTED, PERCENT_WANTED } from './coverage.ts'
import { MG_PER_MMOL } from './unit.ts'

/** `percent` and `mmolMol` say the same in two units; shown with one decimal. It is not an A1C and never called one. */
export type Gmi = { percent: number; mmolMol: number }

/** Why there is none, and what is missing for one. */
export type NoGmi =
  | { why: 'fingersticks' }
  | { why: 'too-little'; missingDays: number; percent: number; missingPercent: number }

/**
 * Glucose management indicator (Bergenstal 2018, doi 10.2337/dc18-1581). `mean`: mg/dL. Both formulas are the published
 * ones: their results agree to a tenth.
 */
export const gmiFrom = (mean: number): Gmi => ({
  percent: 3.31 + 0.02392 * mean,
  mmolMol: 12.71 + 4.70587 * (mean / MG_PER_MMOL),
})

/** From sensors only, with at least 14 days and 70 percent of the time worn. `coverage`: null if no sensor was worn. */
export function gmiOf(mean: number, coverage: Coverage | null): Gmi | NoGmi {
  if (coverage === null) return { why: 'fingersticks' }
  const missingDays = Math.max(0, DAYS_WANTED - coverage.days)
  const missingPercent = Math.max(0, PERCENT_WANTED - coverage.percent)
  if (missingDays === 0 && missingPercent === 0) return gmiFrom(mean)
  return { why: 'too-little', missingDays, percent: coverage.percent, missingPercent }
}
