import type { Candidate } from './candidate.ts'

export type LeftoverWay = 'refrigerator' | 'freezer'

/** How what is left of a dish reaches a meal so many days later; null where it may not. Never before it is cooked, nor past its date unless frozen. */
export function leftoverWay(
  dish: Pick<Candidate, 'keepsDays' | 'freezes'>,
  days: number,
): LeftoverWay | null {
  if (days < 1) return null
  if (dish.keepsDays !== null && days <= dish.keepsDays) return 'refrigerator'
  return dish.freezes ? 'freezer' : null
}
