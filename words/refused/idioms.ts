import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Said } from './said.ts'

/** Kinds of idioms; "else" concerns somebody who does not eat this meal, "notyet" makes a no into no refusal ("not bad"). */
const KINDS: readonly string[] = [
  'refuse',
  'dislike',
  'harm',
  'finding',
  'want',
  'fine',
  'over',
  'else',
  'instead',
  'notyet',
]

/** An idiom in a text: its kind as a number, its first and last word, and whether a "not" stands shortly before it. */
export type Idiom = { kind: number; from: number; to: number; denied: boolean }

/** The idioms of a text, the longest at each place, which do not overlap. An idiom may be of several kinds. */
export function idiomsIn(said: readonly Said[], language: string): Idiom[] {
  const { first, begun } = tableOf(language === 'es' ? 'es' : 'en')
  const places = said.flatMap(({ text }, at) => (text === "'s" ? [] : [at]))
  const words = places.map((at) => (said[at]!.food ? FOOD : said[at]!.text.replaceAll("'", '')))
  const found: Idiom[] = []
  for (let next = 0; next < words.length; ) {
    let kinds: readonly number[] | undefined
    let end = next + 1
    let branch: Branch | undefined = first
    for (let at = next; branch && at < words.length; at += 1) {
      branch = branch.next?.get(words[at]!)
      if (branch?.kinds) [kinds, end] = [branch.kinds, at + 1]
    }
    kinds ??= begunWith(words[next]!, begun)
    if (kinds) add(said, kinds, places[next]!, places[end - 1]!, found)
    next = end
  }
  return found
}

function add(
  said: readonly Said[],
  kinds: readonly number[],
  from: number,
  to: number,
  found: Idiom[],
): void {
  const denied = said.slice(Math.max(0, from - 3), from).some(({ text }) => NOT.has(text))
  for (const kind of kinds) found.push({ kind, from, to, denied })
}

/** Matches no idiom. */
const FOOD = '<food>'
const NOT = new Set(
  `not no never don't doesn't didn't isn't wasn't aren't won't can't cannot cant dont doesnt didnt hardly nobody none without ni nunca
  jamas nadie tampoco sin`.split(/\s+/),
)

/** What may follow the words of an idiom so far, and the kinds of the idiom that ends here. */
type Branch = { kinds?: number[]; next?: Map<string, Branch> }
type Table = {
  first: Branch
  /** By the beginning of a single word. */
  begun: ReadonlyMap<string, readonly number[]>
}
const LEAST_BEGINNING = 4

function begunWith(word: string, begun: Table['begun']): readonly number[] | undefined {
  for (let length = word.length; length >= LEAST_BEGINNING; length -= 1) {
    const kinds = begun.get(word.slice(0, length))
    if (kinds) return kinds
  }
  return undefined
}

const known = new Map<string, Table>()

/** Each file is read at the first need. */
function tableOf(language: 'en' | 'es'): Table {
  const before = known.get(language)
  if (before) return before
  const table = made(readFileSync(join(import.meta.dirname, `idioms-${language}.tsv`), 'utf8'))
  known.set(language, table)
  return table
}

function made(file: string): Table {
  const first: Branch = {}
  const begun = new Map<string, number[]>()
  for (const row of file.split(/\r?\n/)) {
    const [name = '', idioms = ''] = row.split('\t')
    const kind = KINDS.indexOf(name) + 1
    if (kind === 0) continue
    for (const idiom of idioms.split(', ')) {
      const beginning = idiom.endsWith('*') ? idiom.slice(0, -1) : null
      if (beginning === null) branchOf(first, idiom).push(kind)
      else begun.set(beginning, [...(begun.get(beginning) ?? []), kind])
    }
  }
  return { first, begun }
}

/** The kinds of an idiom, to be added to. */
function branchOf(first: Branch, idiom: string): number[] {
  let branch = first
  for (const word of idiom.split(' ')) {
    branch.next ??= new Map()
    const next = branch.next.get(word) ?? {}
    branch.next.set(word, next)
    branch = next
  }
  branch.kinds ??= []
  return branch.kinds
}
