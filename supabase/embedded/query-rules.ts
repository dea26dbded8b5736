/**
 * What a data request may ask, as an allow-list: operators whose cost is limited by the rows they scan, and no more of
 * them than a page needs. Regular expressions and full-text search are excluded: the embedded database has one thread and
 * cannot cancel a statement, so one bad expression would block everyone.
 */
export const QUERY_LIMITS = {
  /** Characters of an address: more than browsers send for the longest list of ids the product asks for. */
  address: 16_000,
  parameters: 60,
  /** Conditions, including those in `and` and `or`. */
  conditions: 60,
  /** Levels of `and` and `or`. */
  depth: 3,
  listed: 500,
  columns: 100,
  embedded: 3,
  orders: 5,
  pattern: 500,
  wildcards: 12,
} as const

const NAME = '[A-Za-z_]\\w*'
const COLUMN = `${NAME}(?:->>?\\w+){0,3}`
const OPERATOR = /^(?:eq|neq|gte?|lte?|i?like|is|isdistinct|in|cs|cd|ov)$/
const FILTER = /^(?:not\.)?([a-z]+)(?:\((?:any|all)\))?\.(.*)$/s
const FILTERED = new RegExp(`^(?:${NAME}\\.){0,2}${COLUMN}$`)
const TREE = new RegExp(`^(?:${NAME}\\.){0,2}?(?:not\\.)?(?:and|or)$`)
const TRANSFORM = new RegExp(`^(?:${NAME}\\.){0,2}(order|limit|offset)$`)
const ORDER = new RegExp(
  `^(?:${COLUMN}|${NAME}\\(${COLUMN}\\))(?:\\.(?:asc|desc))?(?:\\.nulls(?:first|last))?$`,
)
const COLUMNS = new RegExp(`^"?${NAME}"?(?:,"?${NAME}"?)*$`)

/** @returns whether the address asks only what the list allows */
export function isAllowedQuery(address: string): boolean {
  if (address.length > QUERY_LIMITS.address) return false
  const url = new URL(address)
  const parameters = [...url.searchParams]
  // None of our names has a character that must be escaped in an address.
  if (parameters.length > QUERY_LIMITS.parameters || url.pathname.includes('%')) return false
  const budget = { conditions: QUERY_LIMITS.conditions }
  const isCall = url.pathname.includes('/rpc/')
  return parameters.every(([key, value]) => isAllowed(key, value, isCall, budget))
}

type Budget = { conditions: number }

function isAllowed(key: string, value: string, isCall: boolean, budget: Budget): boolean {
  if (value.includes('\0')) return false
  if (key === 'select') return isSelection(value)
  if (key === 'columns' || key === 'on_conflict') return COLUMNS.test(value)
  const [, transform] = TRANSFORM.exec(key) ?? []
  if (transform === 'order') return isOrder(value)
  if (transform) return /^\d{1,7}$/.test(value)
  if (TREE.test(key)) return isTree(value, budget)
  // All our arguments begin with this, and no column does. An argument that looks like a filter might be read as one.
  if (isCall && /^p_\w+$/.test(key) && !FILTER.test(value)) return true
  return FILTERED.test(key) && isFilter(value, budget)
}

function isFilter(text: string, budget: Budget): boolean {
  if (--budget.conditions < 0) return false
  const [, operator = '', value = ''] = FILTER.exec(text) ?? []
  if (!OPERATOR.test(operator)) return false
  if (operator.endsWith('like')) return isPattern(value)
  return value.split(',').length <= QUERY_LIMITS.listed
}

/** Each wildcard may make the database search the text again. An escaped one is literal. */
function isPattern(value: string): boolean {
  const wildcards = value.replace(/\\./gs, '').match(/[%_*]/g) ?? []
  return value.length <= QUERY_LIMITS.pattern && wildcards.length <= QUERY_LIMITS.wildcards
}

/** Columns, and rows that refer to each other. A cast would make the database read a text as something else. */
function isSelection(value: string): boolean {
  const embedded = value.match(/\(/g)?.length ?? 0
  return (
    /^[\w,*:!()>" -]*$/.test(value) &&
    !value.includes('::') &&
    embedded <= QUERY_LIMITS.embedded &&
    value.split(',').length <= QUERY_LIMITS.columns
  )
}

function isOrder(value: string): boolean {
  const orders = value.split(',')
  return orders.length <= QUERY_LIMITS.orders && orders.every((order) => ORDER.test(order))
}

const BRANCH = /^(?:not\.)?(?:and|or)(\(.*\))$/s
const CONDITION = new RegExp(`^(${COLUMN})\\.(.*)$`, 's')
/** Nothing that two parsers could split differently. */
const PLAIN = /^[^(){}"\\,]*$/
const PLAIN_VALUE = /^(?:[^(){}"\\,]*|"[^(){}"\\]*"|\([^(){}\\]*\)|\{[^(){}\\]*\})$/

function isTree(text: string, budget: Budget, depth = 1): boolean {
  if (depth > QUERY_LIMITS.depth || !text.startsWith('(') || !text.endsWith(')')) return false
  const branches = divided(text.slice(1, -1))
  return branches.length > 0 && branches.every((branch) => isBranch(branch, budget, depth))
}

function isBranch(text: string, budget: Budget, depth: number): boolean {
  const [, tree] = BRANCH.exec(text) ?? []
  if (tree !== undefined) return isTree(tree, budget, depth + 1)
  const [, , filter = ''] = CONDITION.exec(text) ?? []
  const [whole = '', operator = '', value = ''] = FILTER.exec(filter) ?? []
  if (!isFilter(filter, budget) || !PLAIN_VALUE.test(value)) return false
  // `(any)` comes before the value, and nothing else in parentheses does.
  return PLAIN.test(whole.slice(0, whole.length - value.length).replace(/\((?:any|all)\)/, operator))
}

/** Splits at commas outside of brackets and quotes. */
function divided(text: string): string[] {
  const parts = ['']
  let depth = 0
  let quoted = false
  for (const sign of text) {
    if (sign === '"') quoted = !quoted
    if (!quoted && (sign === '(' || sign === '{')) depth += 1
    if (!quoted && (sign === ')' || sign === '}')) depth -= 1
    if (sign === ',' && depth === 0 && !quoted) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
}
