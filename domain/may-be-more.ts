import type { Figures } from './recipe.ts'

/** Whether uncounted lines may add so much carbohydrate that the counted figure alone would mislead. */
export const mayBeMore = ({ basis, mayAdd }: Pick<Figures, 'basis' | 'mayAdd'>): boolean =>
  basis === 'partial' || (basis === 'computed' && mayMatter(mayAdd))

export const mayMatter = (mayAdd: { carbs: number | null } | null): boolean =>
  mayAdd !== null && (mayAdd.carbs === null || mayAdd.carbs >= MATTERS)

/** Grams per serving from which `carbsBetween` is shown. */
const MATTERS = 2
