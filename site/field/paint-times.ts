/**
 * Largest paints, counted in steps of a tenth: 75 numbers cover any number of visits, and those of several processes can be
 * added. A percentile is at most 5% off.
 */
export type PaintTimes = Record<string, number>

const FIRST_MS = 50
const STEP = 1.1
const LAST = 75

/** The step that a time belongs to. */
const stepOf = (ms: number): number =>
  Math.min(LAST, Math.max(0, Math.ceil(Math.log(ms / FIRST_MS) / Math.log(STEP))))

export function addPaint(times: PaintTimes, ms: number, weight: number): void {
  const step = String(stepOf(ms))
  times[step] = (times[step] ?? 0) + weight
}

export function addPaints(to: PaintTimes, from: PaintTimes): void {
  for (const [step, count] of Object.entries(from)) to[step] = (to[step] ?? 0) + count
}

/** @returns milliseconds below which that share of the visits were; null without a visit */
export function percentileOf(times: PaintTimes, share: number): number | null {
  const steps = Object.entries(times)
    .map(([step, count]) => ({ step: Number(step), count }))
    .sort((a, b) => a.step - b.step)
  const all = steps.reduce((sum, { count }) => sum + count, 0)
  let seen = 0
  for (const { step, count } of steps) {
    seen += count
    if (seen >= all * share) return Math.round(FIRST_MS * STEP ** (step - 0.5))
  }
  return null
}
