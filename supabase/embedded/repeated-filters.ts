/**
 * The address of a data request with repeated filters on one column and operator joined into one. PostgREST requires all
 * of them to match; @supabase/lite 0.10 keeps only the last, so a search for two words would find every row with the
 * second: `a=ilike.x&a=ilike.y` becomes `a=ilike(all).{"x","y"}`.
 */
export function withRepeatedFilters(address: string): string {
  const url = new URL(address)
  const filters = [...url.searchParams].map(([column, filter]) => ({ column, filter, ...partsOf(filter) }))
  const groups = Map.groupBy(filters, ({ column, operator, filter }) =>
    operator ? `${column} ${operator}` : `${column} ${filter}`,
  )
  if (![...groups.values()].some((group) => group.length > 1)) return address

  url.search = new URLSearchParams(
    [...groups.values()].flatMap((group): [string, string][] => {
      const { column, operator } = group[0]!
      if (group.length === 1 || !operator) return group.map((one) => [column, one.filter])
      return [[column, `${operator}(all).{${group.map((one) => quoted(one.value)).join(',')}}`]]
    }),
  ).toString()
  return url.href
}

/** Operators that can be applied to all values of a list. */
const LISTED = /^(eq|gte?|lte?|i?like|i?match)\.(.*)$/s

function partsOf(filter: string): { operator?: string; value: string } {
  const [, operator, value] = LISTED.exec(filter) ?? []
  return { operator, value: value ?? filter }
}

const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`
