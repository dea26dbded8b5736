/** A line longer than this is not read. */
const MOST_LINE = 300

/**
 * Whether a site's robots.txt lets a robot read a path, by RFC 9309: the longest matching rule of the robot's own
 * groups, or else of the groups for all. Only the best rule so far is kept, and the cost of a rule is bounded by the
 * length of the path.
 * @param rules the file
 * @param path with its query, as a URL writes it
 */
export function mayRead(rules: string, path: string, robot: string): boolean {
  const asked = upperHex(path)
  let [own, all] = [NO_RULE, NO_RULE]
  let [isNamed, isForUs, isForAll, isRuled] = [false, false, false, false]
  for (const whole of rules.split(/\r\n|\n|\r/)) {
    if (whole.length > MOST_LINE) continue
    const line = whole.split('#', 1)[0]!
    const colon = line.indexOf(':')
    if (colon < 0) continue
    const name = line.slice(0, colon).trim().toLowerCase()
    const value = line.slice(colon + 1).trim()
    if (name === 'user-agent') {
      if (isRuled) [isForUs, isForAll, isRuled] = [false, false, false]
      const agent = value.split('/', 1)[0]!.trim().toLowerCase()
      if (agent === robot.toLowerCase()) isNamed = isForUs = true
      if (agent === '*') isForAll = true
    } else if (name === 'allow' || name === 'disallow') {
      isRuled = true
      if (value === '' || !(isForUs || isForAll)) continue
      const pattern = upperHex(encodeURI(value.toWellFormed()).replaceAll('%25', '%'))
      if (!fits(pattern, asked)) continue
      const rule = { length: pattern.length, allows: name === 'allow' }
      if (isForUs) own = stronger(own, rule)
      if (isForAll) all = stronger(all, rule)
    } else if (name === 'crawl-delay') isRuled = true
  }
  return isNamed ? own.allows : all.allows
}

type Rule = { length: number; allows: boolean }
const NO_RULE: Rule = { length: 0, allows: true }

/** Of rules of equal length, the one that allows. */
const stronger = (one: Rule, other: Rule): Rule =>
  other.length > one.length || (other.length === one.length && other.allows) ? other : one

const upperHex = (path: string): string => path.replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase())

/** `*` matches anything, and `$` at the end matches the end: each piece is searched for once, after the one before it. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...rest] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  const last = isWhole ? rest.pop() : ''
  for (const piece of rest) {
    const found = path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  if (!isWhole) return true
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last)
}
