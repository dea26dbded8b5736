import { lineFiguresOf } from '@evenplate/nutrition/figures/figures'
import type { ReadLine } from '@evenplate/nutrition/reading/read-line'
import type { Judgment } from './judgments.ts'

export const VERDICTS = {
  right: 'right',
  unknown: 'honestly unknown',
  rough: 'roughly right (within twice)',
  wrong: 'wrong',
} as const

export type Verdict = keyof typeof VERDICTS

/** Grams of carbohydrate of the whole line; null if the reader gives no figure. */
export type Answer = {
  carbs: number | null
  between: { least: number; most: number } | null
  doubted: boolean
}

/** A line left out as negligible says 0 g. A line that asks "Did you mean …?" gives no figure. */
export function answerOf(read: ReadLine): Answer {
  const { nutrition, carbsBetween, negligible } = lineFiguresOf(read, 'recipe')
  const carbs = nutrition.carbs ?? (negligible ? 0 : null)
  return { carbs, between: carbsBetween, doubted: read.question !== null }
}

/** This far from the judged figure is still right: no one doses in finer steps. */
const SLACK = { grams: 5, share: 0.15 }

/**
 * Right: in the judged range, or within 5 g or 15% of the judged figure, whichever is more. No figure counts as honestly
 * unknown, or as right if the judgment is "unknown". Roughly right: between half the least and twice the most.
 */
export function verdictOf(judged: Judgment, { carbs }: Answer): Verdict {
  if (carbs === null) return judged.answer === 'unknown' ? 'right' : 'unknown'
  const { least, most } = judged
  if (least === null || most === null) return 'wrong'
  if (carbs >= least && carbs <= most) return 'right'
  if (judged.answer !== 'unknown') {
    const slack = Math.max(SLACK.grams, SLACK.share * judged.carbs)
    if (Math.abs(carbs - judged.carbs) <= slack) return 'right'
  }
  return carbs >= least / 2 && carbs <= most * 2 ? 'rough' : 'wrong'
}

/** How far a wrong answer without a warning may be off before it does harm. */
const HARM_GRAMS = 20

/**
 * Over 20 g outside the judged range with no warning: neither a question nor a range that overlaps the judged one. If
 * nothing can be known, any figure over 20 g.
 */
export function harms(judged: Judgment, { carbs, between, doubted }: Answer): boolean {
  if (carbs === null || doubted || verdictOf(judged, { carbs, between, doubted }) === 'right') return false
  const least = judged.least ?? 0
  const most = judged.most ?? 0
  const off = Math.max(least - carbs, carbs - most)
  const reaches = between !== null && between.least <= most && between.most >= least
  return off > HARM_GRAMS && !reaches
}
