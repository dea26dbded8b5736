import {
  LITTLE_SATURATED,
  MAY_SAY_SATURATED,
  SATURATED_LIMITS,
  SUGAR_LIMITS,
} from '@evenplate/words/saturated'
import type { Scraps } from './scraps.ts'

/** A wish for little saturated fat, as styles. Read before other fat, which is another figure. */
export function takeSaturated(text: Scraps): string[] {
  if (!text.has(MAY_SAY_SATURATED)) return []
  for (const pattern of SATURATED_LIMITS) {
    const value = text.take(pattern)?.groups?.value
    if (value !== undefined) return [`saturated-${Math.round(Number(value.replace(',', '.')))}`]
  }
  return text.take(LITTLE_SATURATED) ? ['low-saturated'] : []
}

/** Who may have no more sugar than this wants none added. */
const NONE_ADDED = 10

/** A limit of sugar, which is told: we count it with the other carbohydrate. */
export function takeSugars(text: Scraps): string[] {
  const value = text.take(SUGAR_LIMITS)?.groups?.value
  if (value === undefined) return []
  return Number(value) <= NONE_ADDED ? ['sugar-limit', 'no-added-sugar'] : ['sugar-limit']
}
