/** A source of energy: its grams in one serving, null if unknown, and kilocalories per gram. */
export type EnergySource = { grams: number | null; kcalPerGram: number }

/**
 * Share of the energy from each source, in their order, in whole percents that sum to 100. Null if one of them is
 * unknown, since a share of an unknown whole means nothing.
 */
export function energyShares(sources: readonly EnergySource[]): number[] | null {
  const energy = sources.map(({ grams, kcalPerGram }) => (grams ?? Number.NaN) * kcalPerGram)
  const whole = energy.reduce((sum, part) => sum + part, 0)
  if (!(whole > 0)) return null
  const exact = energy.map((part) => (part / whole) * 100)
  const shares = exact.map(Math.floor)
  const order = exact.map((part, index) => ({ index, rest: part % 1 })).sort((a, b) => b.rest - a.rest)
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0)
  for (const { index } of order.slice(0, missing)) shares[index]! += 1
  return shares
}
