/** A blood sugar figure or range somebody wrote. Bounds are equal for a single figure. */
export type BloodSugar =
  | {
      kind: 'glucose'
      unit: 'mg/dL' | 'mmol/L'
      from: number
      to: number
      mgdl: { from: number; to: number }
    }
  | { kind: 'a1c'; from: number; to: number; averageMgdl: { from: number; to: number } }

/** Below these, glucose is low (ADA Standards of Care 2024, section 6: level 1 hypoglycemia). */
export const LOW = { mgdl: 70, mmol: 3.9 } as const

/** Without a unit, a figure from 20 up is mg/dL and one from 1.5 to 3.8 is mmol/L; figures in between are low in neither. */
export function isLow(value: number, unit: string | undefined): boolean {
  if (unit?.startsWith('mg')) return value < LOW.mgdl
  if (unit) return value < LOW.mmol
  return (value >= 20 && value < LOW.mgdl) || (value >= 1.5 && value < LOW.mmol)
}

/** While glucose falls, a figure still in range counts as the low it is about to be. */
const LOW_WHEN_FALLING = { mgdl: 90, mmol: 5 } as const

export function isLowAndFalling(value: number, unit: string | undefined): boolean {
  if (unit?.startsWith('mg')) return value < LOW_WHEN_FALLING.mgdl
  if (unit) return value < LOW_WHEN_FALLING.mmol
  return (value >= 20 && value < LOW_WHEN_FALLING.mgdl) || (value >= 1.5 && value < LOW_WHEN_FALLING.mmol)
}

/** mg/dL in 1 mmol/L of glucose (molar mass 180.156 g/mol). */
const MGDL_PER_MMOL = 18.0156

export const mgdlOf = (mmol: number): number => mmol * MGDL_PER_MMOL

/** Estimated average glucose of an A1C in percent (Nathan et al. 2008, ADAG: 28.7 × A1C − 46.7). */
export const averageOfA1c = (percent: number): number => 28.7 * percent - 46.7

/**
 * Reads what someone typed as their A1C or blood sugar range, in whatever unit they think in:
 * "A1C 6.8%", "70-180", "4 to 7.8 mmol/L", "HbA1c 48 mmol/mol". Without a unit the size of the figure decides.
 * @returns every figure found, in order; empty when there is none
 */
export function readBloodSugar(text: string): BloodSugar[] {
  const found: BloodSugar[] = []
  const lower = text.toLowerCase()
  for (const match of lower.matchAll(FIGURE)) {
    const from = Number(match.groups?.from)
    const to = Number(match.groups?.to ?? match.groups?.from)
    if (!(from > 0 && to >= from)) continue
    const before = lower.slice(Math.max(0, match.index - 25), match.index)
    const read = figureOf(from, to, match.groups?.unit ?? '', /a1c\D*$/.test(before))
    if (read) found.push(read)
  }
  return found
}

const FIGURE =
  /(?<![\d.])(?<from>\d{1,3}(?:\.\d+)?)(?:\s*(?:-|–|—|to|and)\s*(?<to>\d{1,3}(?:\.\d+)?))?\s*(?<unit>%|mg\s*\/?\s*dl|mmols?\s*\/\s*mol|mmols?(?:\s*\/?\s*l)?\b|percent)?(?![\d.]*\d)/g

function figureOf(from: number, to: number, unit: string, saysA1c: boolean): BloodSugar | null {
  if (/mol\s*\/\s*mol/.test(unit)) return a1cOf(percentOfIfcc(from), percentOfIfcc(to))
  if (unit.startsWith('mmol')) return glucoseOf('mmol/L', from, to)
  if (unit.startsWith('mg')) return glucoseOf('mg/dL', from, to)
  if (unit || saysA1c)
    return saysA1c && from >= 20 ? a1cOf(percentOfIfcc(from), percentOfIfcc(to)) : a1cOf(from, to)
  if (to >= 34 && to <= 600) return glucoseOf('mg/dL', from, to)
  return from >= 1.5 && to <= 33 ? glucoseOf('mmol/L', from, to) : null
}

/** HbA1c in mmol/mol to percent (NGSP master equation). */
const percentOfIfcc = (value: number): number => Math.round((0.0915 * value + 2.15) * 10) / 10

const a1cOf = (from: number, to: number): BloodSugar | null =>
  from >= 3 && to <= 20
    ? { kind: 'a1c', from, to, averageMgdl: { from: averageOfA1c(from), to: averageOfA1c(to) } }
    : null

const glucoseOf = (unit: 'mg/dL' | 'mmol/L', from: number, to: number): BloodSugar => ({
  kind: 'glucose',
  unit,
  from,
  to,
  mgdl: unit === 'mg/dL' ? { from, to } : { from: mgdlOf(from), to: mgdlOf(to) },
})

/** In words for a prompt: "70 to 180 mg/dL (3.9 to 10.0 mmol/L)", "A1C 6.8% (about 148 mg/dL on average)". */
export function bloodSugarInWords(read: BloodSugar): string {
  const range = (from: number, to: number, digits: number) =>
    from === to ? from.toFixed(digits) : `${from.toFixed(digits)} to ${to.toFixed(digits)}`
  if (read.kind === 'a1c')
    return `A1C ${range(read.from, read.to, 1)}% (about ${range(read.averageMgdl.from, read.averageMgdl.to, 0)} mg/dL on average)`
  const { from, to } = read.mgdl
  return `${range(from, to, 0)} mg/dL (${range(from / MGDL_PER_MMOL, to / MGDL_PER_MMOL, 1)} mmol/L)`
}
