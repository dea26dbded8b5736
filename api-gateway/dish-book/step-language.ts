/**
 * A step of a dish, as written (./README.md), parsed. It names roles, never foods: which food fills a role is decided when the dish
 * is cooked.
 */
export type Node =
  | { kind: 'text'; text: string }
  /** `{beef}` or `{onion, garlic}`: those in the dish, joined by "and". */
  | { kind: 'foods'; roles: string[] }
  /** `{it beef}`, `{is beef}`, `{has beef}`, `{done beef}`, `{ready beef}`, `{tender beef}`: words that depend on the food. */
  | { kind: 'word'; word: Word; roles: string[] }
  /** `{20 min}`, `{8 to 10 min}`, `{2 x 4 min}`, `{8 hr}`, `{30 sec}`, `{~15 min}`, `{20 min of beef simmer}`. */
  | Time
  /** `{2 each}`: this many per serving, as a number. */
  | { kind: 'each'; count: number }
  /** `{batches}`: "in 3 batches"; nothing if one load is enough. */
  | { kind: 'batches' }
  /**
   * `[ … ]`: dropped when nothing in it is in the dish. `[if beef: …]`, `[no beef: …]`, `[beef is tofu-firm|tempeh: …]`, `[beef not
   * tofu-firm: …]`.
   */
  | { kind: 'clause'; when: Condition | null; nodes: Node[] }

export type Word = (typeof WORDS)[number]
const WORDS = ['it', 'is', 'has', 'done', 'ready', 'tender'] as const

export type Time = {
  kind: 'time'
  least: number
  most: number
  /** As written: minutes unless hours or seconds are given. */
  unit: 'min' | 'hr' | 'sec'
  times: number
  /** Happens beside other work and is not counted. */
  meanwhile: boolean
  of: { role: string; way: string } | null
}

export type Condition =
  | { kind: 'if' | 'no'; roles: string[] }
  | { kind: 'is' | 'not'; role: string; foods: string[] }

/** @throws Error naming the place, for the author of the dish */
export function parseStep(step: string): Node[] {
  const reader = { text: step, at: 0 }
  const nodes = readNodes(reader, false)
  if (reader.at < step.length) fail(step, reader.at, 'a ] without its [')
  return nodes
}

type Reader = { text: string; at: number }

function readNodes(reader: Reader, inside: boolean): Node[] {
  const nodes: Node[] = []
  while (reader.at < reader.text.length) {
    const rest = reader.text.slice(reader.at)
    const [plain = ''] = /^[^[\]{}]+/.exec(rest) ?? []
    if (plain) {
      nodes.push({ kind: 'text', text: plain })
      reader.at += plain.length
    } else if (rest.startsWith(']')) {
      if (inside) return nodes
      break
    } else if (rest.startsWith('[')) nodes.push(readClause(reader))
    else nodes.push(readToken(reader))
  }
  if (inside) fail(reader.text, reader.at, 'a [ without its ]')
  return nodes
}

const CONDITION = /^\[(?:(if|no) ([\w, -]+)|([\w-]+) (is|not) ([\w| -]+)): ?/

function readClause(reader: Reader): Node {
  const rest = reader.text.slice(reader.at)
  const match = CONDITION.exec(rest)
  const when: Condition | null = !match
    ? null
    : match[1]
      ? { kind: match[1] as 'if' | 'no', roles: listOf(match[2]!) }
      : {
          kind: match[4] as 'is' | 'not',
          role: match[3]!,
          foods: match[5]!.split('|').map((id) => id.trim()),
        }
  reader.at += match ? match[0].length : 1
  const nodes = readNodes(reader, true)
  reader.at += 1
  return { kind: 'clause', when, nodes }
}

function readToken(reader: Reader): Node {
  const close = reader.text.indexOf('}', reader.at)
  if (close < 0 || reader.text[reader.at] === '}') fail(reader.text, reader.at, 'a brace without its match')
  const inner = reader.text.slice(reader.at + 1, close).trim()
  const node = tokenOf(inner)
  if (!node) fail(reader.text, reader.at, `{${inner}} is nothing a step can say`)
  reader.at = close + 1
  return node
}

const TIME =
  /^(~)?(?:(\d) x )?(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? (min|hr|sec)(?: of ([\w-]+) ([\w-]+))?$/

function tokenOf(inner: string): Node | null {
  if (inner === 'batches') return { kind: 'batches' }
  const time = TIME.exec(inner)
  if (time) {
    const [, meanwhile, times, least, most, unit, role, way] = time
    return {
      kind: 'time',
      least: Number(least),
      most: Number(most ?? least),
      unit: unit as Time['unit'],
      times: Number(times ?? 1),
      meanwhile: Boolean(meanwhile),
      of: role && way ? { role, way } : null,
    }
  }
  const each = /^(\d+(?:\.\d+)?) each$/.exec(inner)
  if (each) return { kind: 'each', count: Number(each[1]) }
  const word = /^([a-z]+) (.+)$/.exec(inner)
  if (word && (WORDS as readonly string[]).includes(word[1]!))
    return { kind: 'word', word: word[1] as Word, roles: listOf(word[2]!) }
  return /^[a-z][\w-]*(?:, ?[a-z][\w-]*)*$/.test(inner) ? { kind: 'foods', roles: listOf(inner) } : null
}

const listOf = (roles: string): string[] => roles.split(',').map((role) => role.trim())

function fail(step: string, at: number, what: string): never {
  throw new Error(`${what}: "${step.slice(Math.max(0, at - 20), at + 40)}"`)
}

/** Every role a step names, and whether it is in a clause that is dropped without it. */
export function rolesIn(nodes: Node[], inClause = false): { role: string; safe: boolean }[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'foods' || node.kind === 'word')
      return node.roles.map((role) => ({ role, safe: inClause || node.roles.length > 1 }))
    if (node.kind === 'time' && node.of) return [{ role: node.of.role, safe: inClause }]
    if (node.kind === 'clause') {
      const named =
        node.when === null
          ? []
          : ('role' in node.when ? [node.when.role] : node.when.roles).map((role) => ({ role, safe: true }))
      return [...named, ...rolesIn(node.nodes, true)]
    }
    return []
  })
}
