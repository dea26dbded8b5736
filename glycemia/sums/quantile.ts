/**
 * Type 7 (that of R, NumPy and spreadsheets): linear between the two values around place p(n − 1).
 * `sorted`: ascending, at least one. `p`: 0 to 1.
 */
export function quantile(sorted: ArrayLike<number>, p: number): number {
  const place = p * (sorted.length - 1)
  const below = Math.floor(place)
  const low = sorted[below]!
  const high = sorted[Math.min(below + 1, sorted.length - 1)]!
  return low + (high - low) * (place - below)
}

/** For values in any order; null if there are none. */
export const medianOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : quantile(Float64Array.from(values).sort(), 0.5)
