const MINUTE = 60_000

export type Dealt = { wall: number; value: number | null }

/** The values of a minute in the first and in the second hour. */
type Deal<T> = { first: number | null; second: number | null; inSecond: readonly T[] }

/**
 * Splits the rows of an hour that the clocks showed twice, if their order is lost: of two values for a minute, one belongs
 * to each hour. They are split so that the line through both hours has the smallest steps. This is a guess, but the same
 * one for any order of rows. Returns those of the second hour.
 */
export function ofSecondHour<T extends Dealt>(
  rows: readonly T[],
  before: number | null,
  after: number | null,
): T[] {
  const minutes = Map.groupBy(rows, ({ wall }) => Math.floor(wall / MINUTE))
  const choices = [...minutes].sort(([a], [b]) => a - b).map(([, ofMinute]) => dealsOf(ofMinute))
  if (choices.length === 0) return []
  const ends = choices[0]!.map((start) => {
    let paths = [{ cost: step(before, start.first), deals: [start] }]
    for (const deals of choices.slice(1)) paths = deals.map((deal) => cheapest(paths, deal))
    const closed = paths.map(({ cost, deals }) => {
      const last = deals.at(-1)!
      return { cost: cost + step(last.first, start.second) + step(last.second, after), deals }
    })
    return closed.reduce(less)
  })
  return ends.reduce(less).deals.flatMap(({ inSecond }) => inSecond)
}

type Path<T> = { cost: number; deals: Deal<T>[] }

function cheapest<T>(paths: readonly Path<T>[], deal: Deal<T>): Path<T> {
  const best = paths
    .map(({ cost, deals }) => {
      const last = deals.at(-1)!
      return { cost: cost + step(last.first, deal.first) + step(last.second, deal.second), deals }
    })
    .reduce(less)
  return { cost: best.cost, deals: [...best.deals, deal] }
}

function dealsOf<T extends Dealt>(rows: readonly T[]): Deal<T>[] {
  const values = [...new Set(rows.map(({ value }) => value ?? 0))].sort((a, b) => a - b)
  const [low, high] = values
  if (high === undefined) {
    const value = low!
    if (rows.length > 1) return [{ first: value, second: value, inSecond: rows.slice(1) }]
    return [
      { first: value, second: null, inSecond: [] },
      { first: null, second: value, inSecond: rows },
    ]
  }
  const isLow = ({ value }: T) => (value ?? 0) === low
  return [
    { first: low!, second: high, inSecond: rows.filter((row) => !isLow(row)) },
    { first: high, second: low!, inSecond: rows.filter(isLow) },
  ]
}

const step = (from: number | null, to: number | null) =>
  from === null || to === null ? 0 : Math.abs(to - from)

const less = <P extends { cost: number }>(one: P, other: P) => (other.cost < one.cost ? other : one)
