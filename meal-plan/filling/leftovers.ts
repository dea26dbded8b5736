import type { Candidate } from './candidate.ts'

export type LeftoverWay = 'refrigerator' | 'freezer'

/** How leftovers reach a meal some days later: refrigerated or frozen; null if not allowed. Never before cooking, or past their date unless frozen. */
export function leftoverWay(
  dish: Pick<Candidate, 'keepsDays' | 'freezes'>,
  days: number,
): LeftoverWay | null {
  if (days < 1) return null
  if (dish.keepsDays !== null && days <= dish.keepsDays) return 'refrigerator'
  return dish.freezes ? 'freezer' : null
}
