/** One serving; grams, and null where nothing is known. */
export type ServingFigures = {
  carbs: number | null
  fiber: number | null
  netCarbs: number | null
  protein: number | null
  fat: number | null
}

export type Nutrient = 'netCarbs' | 'fiber' | 'protein' | 'fat'

/** Kilocalories a gram (Regulation (EU) 1169/2011, Annex XIV): available carbohydrate, fibre, protein, fat. */
const KCAL: Record<Nutrient, number> = { netCarbs: 4, fiber: 2, protein: 4, fat: 9 }

export const NUTRIENTS: readonly Nutrient[] = ['netCarbs', 'fiber', 'protein', 'fat']

/**
 * Share of the energy each nutrient brings, in whole percents that sum to 100.
 * Null when one of them is unknown, since a share of an unknown whole means nothing.
 */
export function energyShares(figures: ServingFigures): Record<Nutrient, number> | null {
  const energy = NUTRIENTS.map((nutrient) => (figures[nutrient] ?? Number.NaN) * KCAL[nutrient])
  const whole = energy.reduce((sum, part) => sum + part, 0)
  if (!(whole > 0)) return null
  const exact = energy.map((part) => (part / whole) * 100)
  const shares = exact.map(Math.floor)
  const order = exact.map((part, index) => ({ index, rest: part % 1 })).sort((a, b) => b.rest - a.rest)
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0)
  for (const { index } of order.slice(0, missing)) shares[index]! += 1
  return Object.fromEntries(NUTRIENTS.map((nutrient, index) => [nutrient, shares[index]!])) as Record<
    Nutrient,
    number
  >
}
