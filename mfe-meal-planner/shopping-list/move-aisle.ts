import type { Aisle } from '@evenplate/domain/shop-food'

/** All aisles, with one moved up or down among those shown; the others stay where they are. */
export function movedAisle(
  all: readonly Aisle[],
  shown: readonly Aisle[],
  aisle: Aisle,
  by: -1 | 1,
): Aisle[] {
  const other = shown[shown.indexOf(aisle) + by]
  if (!other) return [...all]
  const rest = all.filter((one) => one !== aisle)
  rest.splice(rest.indexOf(other) + (by > 0 ? 1 : 0), 0, aisle)
  return rest
}
