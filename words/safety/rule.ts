import type { Unit } from './units.ts'

/**
 * A pattern over the features of a sentence:
 *
 * - `glucose` one unit with that feature; `glucose/device` with either; `unknown` a word no row names
 * - `link*` up to eight, `link+` at least one, `link?` one or none; `( … | … )` one of several
 * - `..4` up to four units of any kind
 * - `!food` none follows (`!any`: nothing follows), `<!food` none comes before
 * - `^` and `$` the sentence begins, ends
 */
export type Rule = {
  parts: readonly Part[]
  /** The sentence must have one from each of these groups, or the rule is not tried. */
  needs: readonly (readonly string[])[]
  /** All features it names. */
  names: readonly string[]
}

type Part =
  | { kind: 'unit'; any: readonly string[]; least: number; most: number }
  | { kind: 'gap'; most: number }
  | { kind: 'not' | 'not-before'; any: readonly string[] }
  | { kind: 'start' | 'end' }
  | { kind: 'group'; ways: Part[][]; least: number; most: number }

export function rule(text: string): Rule {
  const items = text.trim().split(/\s+/)
  const parts = partsOf(items)
  if (items.length > 0) throw new Error(`A bracket is closed too early in “${text}”.`)
  return { parts, needs: parts.flatMap((part) => (isNeeded(part) ? [part.any] : [])), names: namesIn(parts) }
}

const isNeeded = (part: Part): part is Part & { kind: 'unit' } =>
  part.kind === 'unit' && part.least > 0 && !part.any.includes('unknown') && !part.any.includes('any')

const namesIn = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) =>
    part.kind === 'group'
      ? part.ways.flatMap(namesIn)
      : 'any' in part
        ? part.any.filter((name) => name !== 'any')
        : [],
  )

/** Takes items until the group ends. */
function partsOf(items: string[]): Part[] {
  const parts: Part[] = []
  while (items.length > 0 && !/^[|)]/.test(items[0]!)) {
    const item = items.shift()!
    parts.push(item === '(' ? groupOf(items) : partOf(item))
  }
  return parts
}

function groupOf(items: string[]): Part {
  const ways = [partsOf(items)]
  while (items[0] === '|') {
    items.shift()
    ways.push(partsOf(items))
  }
  const end = /^\)([*+?]?)$/.exec(items.shift() ?? '')
  if (!end) throw new Error('A bracket is not closed.')
  return { kind: 'group', ways, ...timesOf(end[1]) }
}

function partOf(item: string): Part {
  if (item === '^') return { kind: 'start' }
  if (item === '$') return { kind: 'end' }
  const gap = /^\.\.(\d+)$/.exec(item)
  if (gap) return { kind: 'gap', most: Number(gap[1]) }
  const [, sign, names, times] = /^(!|<!)?([a-z0-9/-]+)([*+?])?$/.exec(item) ?? []
  if (!names) throw new Error(`A rule cannot contain “${item}”.`)
  const any = names.split('/')
  if (sign) return { kind: sign === '!' ? 'not' : 'not-before', any }
  return { kind: 'unit', any, ...timesOf(times) }
}

const timesOf = (sign: string | undefined): { least: number; most: number } =>
  sign === '*' || sign === '+' || sign === '?'
    ? { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : MOST }
    : { least: 1, most: 1 }

/** The most repetitions, so that no text takes long. */
const MOST = 8

/** A sentence as rules read it. */
export type Read = { units: readonly Unit[]; has: ReadonlySet<string> }

export const readOf = (units: readonly Unit[]): Read => ({
  units,
  has: new Set(units.flatMap(({ features }) => [...features])),
})

/** Where a rule matches: the places of its first unit and of the unit after its last. */
export type Found = { from: number; to: number }

export function* foundBy(rules: readonly Rule[], { units, has }: Read): Generator<Found> {
  for (const { parts, needs } of rules) {
    if (!needs.every((any) => any.some((feature) => has.has(feature)))) continue
    for (let from = 0; from < units.length; from += 1) {
      const to = endOf(parts, 0, units, from, (at) => at)
      if (to !== undefined) yield { from, to }
    }
  }
}

export const holds = (rules: readonly Rule[], read: Read): boolean => !foundBy(rules, read).next().done

type End = number | undefined

/** Where a match of the parts from one on ends, if it begins at this unit; `then` says whether the rest matches, too. */
function endOf(
  parts: readonly Part[],
  index: number,
  units: readonly Unit[],
  at: number,
  then: (at: number) => End,
): End {
  const part = parts[index]
  if (!part) return then(at)
  const rest = (next: number) => endOf(parts, index + 1, units, next, then)
  switch (part.kind) {
    case 'start':
      return at === 0 ? rest(at) : undefined
    case 'end':
      return at === units.length ? rest(at) : undefined
    case 'not':
      return isOne(units[at], part.any) ? undefined : rest(at)
    case 'not-before':
      return isOne(units[at - 1], part.any) ? undefined : rest(at)
    case 'gap':
      for (let next = at; next <= at + part.most && next <= units.length; next += 1) {
        const end = rest(next)
        if (end !== undefined) return end
      }
      return undefined
    case 'unit': {
      let last = at
      while (last < at + part.most && isOne(units[last], part.any)) last += 1
      for (let next = last; next >= at + part.least; next -= 1) {
        const end = rest(next)
        if (end !== undefined) return end
      }
      return undefined
    }
    case 'group':
      return endOfGroup(part, units, at, 0, rest)
  }
}

function endOfGroup(
  group: Part & { kind: 'group' },
  units: readonly Unit[],
  at: number,
  done: number,
  then: (at: number) => End,
): End {
  if (done < group.most)
    for (const way of group.ways) {
      const end = endOf(way, 0, units, at, (next) =>
        // An empty match is not repeated.
        next === at || group.most === 1 ? then(next) : endOfGroup(group, units, next, done + 1, then),
      )
      if (end !== undefined) return end
    }
  return done >= group.least ? then(at) : undefined
}

const isOne = (unit: Unit | undefined, any: readonly string[]): boolean => {
  if (!unit) return false
  for (const name of any)
    if (name === 'any' || unit.features.has(name) || (name === 'unknown' && unit.features.size === 0))
      return true
  return false
}
