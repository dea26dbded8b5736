import type { ShopPackage } from '@evenplate/domain/shop-food'

/** Packages to buy: how many of each size, and grams that are left over. */
export type Bought = { packages: { of: ShopPackage; count: number }[]; over: number }

/**
 * The packages that cover `grams`, with the least left over, then the fewest. Null for a food that is sold loose, or if
 * nothing is needed.
 */
export function packagesFor(grams: number, sizes: readonly ShopPackage[]): Bought | null {
  const big = [...sizes].filter(({ grams }) => grams > 0).sort((a, b) => b.grams - a.grams)
  if (big.length === 0 || !(grams > NOTHING)) return null
  let best: Bought | null = null
  const taken: Bought['packages'] = []
  let rest = grams * (big.every(({ kind }) => kind === 'can') ? 1 - CAN_MORE_OR_LESS : 1)
  for (const size of big) {
    // Either this size alone covers the rest, or smaller ones cover part of it.
    const covering = Math.ceil((rest - NOTHING) / size.grams)
    best = better(best, [...taken, { of: size, count: covering }], grams)
    const fitting = Math.floor((rest + NOTHING) / size.grams)
    if (fitting > 0) taken.push({ of: size, count: fitting })
    rest -= fitting * size.grams
    if (rest <= NOTHING) break
  }
  return best
}

/** "1 can of beans" is counted as 258 g, and a can has 255: cans vary by more than that, and nobody buys a second one for it. */
const CAN_MORE_OR_LESS = 0.02

/** Too few grams for a kitchen scale to show, so that sums of thirds do not buy another package. */
export const NOTHING = 0.01

function better(known: Bought | null, packages: Bought['packages'], grams: number): Bought {
  const holds = packages.reduce((sum, { of, count }) => sum + of.grams * count, 0)
  const found = { packages: packages.filter(({ count }) => count > 0), over: Math.max(0, holds - grams) }
  if (!known) return found
  const less = known.over - found.over
  if (Math.abs(less) > NOTHING) return less > 0 ? found : known
  return countOf(found) < countOf(known) ? found : known
}

const countOf = ({ packages }: Bought): number => packages.reduce((sum, { count }) => sum + count, 0)
