import type { AtHand } from './brief.ts'

/** Kitchen scales and cans differ: a fifth more is what a cook still makes do with. */
const MAKES_DO = 1.2

/** The share that somebody has of what a dish for so many takes of a food: 1 if it suffices, or if there is a piece for each. */
export const shareAtHand = ({ grams, people = 0 }: AtHand, takes: number, servings: number): number =>
  people >= servings ? 1 : Math.min(1, (grams * MAKES_DO) / Math.max(1, takes))

/** The lines of a dish that use a food somebody has, and their grams. */
export function usedOf<L extends { foodId: string | null; grams: number | null }>(
  { ids }: AtHand,
  lines: readonly L[],
): { lines: L[]; grams: number } {
  const used = lines.filter(({ foodId }) => foodId !== null && ids.includes(foodId))
  return { lines: used, grams: used.reduce((sum, { grams }) => sum + (grams ?? 0), 0) }
}
