import type { Unit } from './units.ts'

/**
 * A pattern over the features of a sentence:
 *
 * - `glucose` one unit that is it; `glucose/device` either; `any` whatever
 * - `link*` up to eight, `link+` at least one, `link?` one or none; `( … | … )` groups them
 * - `..4` up to four units of any kind
 * - `unknown` a word no row names
 * - `!food` none such follows, `<!food` none such stands before
 * - `^` and `$` the sentence begins, ends
 */
export type Rule = {
  pattern: RegExp
  /** Of each of these the sentence must have one, or the pattern is not asked. */
  needs: readonly (readonly string[])[]
  /** All features it names. */
  names: readonly string[]
}

export const rule = (text: string): Rule => {
  const items = text.trim().split(/\s+/)
  const names = items.flatMap((item) =>
    /^[|^$()]|^\.\./.test(item) ? [] : item.replace(/^<?!|[*+?]$/g, '').split('/'),
  )
  return {
    names: names.filter((name) => name !== 'any'),
    pattern: new RegExp(items.map(partOf).join(''), 'g'),
    needs: items.some((item) => /^[(|)]/.test(item))
      ? []
      : items.filter(isNeeded).map((item) => item.replace('+', '').split('/')),
  }
}

const isNeeded = (item: string): boolean => /^[a-z0-9/-]+\+?$/.test(item) && item !== 'any'

function partOf(item: string): string {
  if (/^(?:[|^$]|\)[*+?]?)$/.test(item)) return item.replace('*', '{0,8}').replace('+', '{1,8}')
  if (item === '(') return '(?:'
  const gap = /^\.\.(\d+)$/.exec(item)
  if (gap) return `(?:<[^>]*>){0,${gap[1]}}?`
  const [, sign = '', names = '', count = ''] = /^(!|<!)?([a-z0-9/-]+)([*+?])?$/.exec(item) ?? []
  if (!names) throw new Error(`No rule can hold “${item}”.`)
  const unit = names === 'any' ? '<[^>]*>' : `<(?=[^>]* (?:${names.split('/').join('|')}) )[^>]*>`
  if (sign === '!') return `(?!${unit})`
  if (sign === '<!') return `(?<!${unit})`
  return `(?:${unit})${{ '*': '{0,8}', '+': '{1,8}', '?': '?', '': '' }[count]}`
}

/** A sentence as rules read it: each unit `< feature feature >`. */
export type Read = {
  units: readonly Unit[]
  text: string
  starts: readonly number[]
  has: ReadonlySet<string>
}

export function readOf(units: readonly Unit[]): Read {
  const starts: number[] = []
  let text = ''
  for (const { features } of units) {
    starts.push(text.length)
    text += features.size === 0 ? '< unknown >' : `< ${[...features].join(' ')} >`
  }
  return { units, text, starts, has: new Set(units.flatMap(({ features }) => [...features])) }
}

/** Where a rule holds, as the places of its first unit and of the unit after its last. */
export type Found = { from: number; to: number }

export function* foundBy(rules: readonly Rule[], read: Read): Generator<Found> {
  for (const { pattern, needs } of rules) {
    if (!needs.every((any) => any.some((feature) => read.has.has(feature)))) continue
    for (const match of read.text.matchAll(pattern)) {
      const from = read.starts.indexOf(match.index)
      const end = read.starts.indexOf(match.index + match[0].length)
      yield { from, to: end < 0 ? read.units.length : end }
    }
  }
}

export const holds = (rules: readonly Rule[], read: Read): boolean => !foundBy(rules, read).next().done
