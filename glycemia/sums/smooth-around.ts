/**
 * Smooths rows of numbers around a circle, so that the last one is next to the first: (before + 4 × own + after) / 6;
 * with one neighbor missing (4 × own + the other) / 5; alone, unchanged. All numbers in a row get the same weights, so
 * that those in order stay in order. Null if there is no row.
 */
export function smoothAround<Row extends readonly number[]>(rows: readonly (Row | null)[]): (Row | null)[] {
  const around = (place: number) => rows[(place + rows.length) % rows.length] ?? null
  return rows.map((row, place) => {
    if (row === null) return null
    const beside = [around(place - 1), around(place + 1)].filter((one) => one !== null)
    return row.map(
      (own, at) => (4 * own + beside.reduce((sum, one) => sum + one[at]!, 0)) / (4 + beside.length),
    ) as unknown as Row
  })
}
