import { type Add, gathered, hashOf, type Inputs, mixed } from '../safety/judge-inputs.ts'
import { conceptsOf } from './concepts.ts'

/** A word or sign of a text; `food`: it names one, whichever it is. */
export type Said = { text: string; food: boolean }

const NEAREST = 1
const NEAR = 0.7
const PAIR = 0.8
const BEFORE = 0.5
const AFTER = 0.5
const PIECE = 0.5
const BEYOND = 0.35
const WHOLE = 0.2
/** How many words on either side count. */
const REACH = 9
const CONCEPT = 1.2
const CONCEPTS = 0.7
const RULE = 3

/**
 * What a judge sees of a food in a text: the words before and after it, by distance and in pairs, and their beginnings,
 * which verbs keep in all their forms. It does not see which food it is, so what it learns about one applies to all. Foods
 * joined by commas or "and" are seen as one, with the same words around them.
 */
export const mentionInputs = (said: readonly Said[], at: number, byRule: boolean): Inputs =>
  gathered((add) => {
    const [first, last] = runAround(said, at)
    addSide(said, first - 1, -1, add)
    addSide(said, last + 1, 1, add)
    addSide(said, at - 1, -1, add, OWN)
    addSide(said, at + 1, 1, add, OWN)
    addConcepts(said, first, last, add)
    if (byRule) add(mixed(43, 1, 0), RULE)
    const edges = mixed(40, hashOf(wordAt(said, first - 1)), hashOf(wordAt(said, last + 1)))
    add(edges, PAIR)
    for (const { text, food } of said) if (!food) add(mixed(41, hashOf(text), 0), WHOLE)
    if (said.length < FEW) add(mixed(42, said.length, 0), NEAR)
  })

/** For shorter texts, the length is an input, too: "liver, yuck". */
const FEW = 6
/** Kinds of inputs of the food itself, besides those of its list. */
const OWN = 20

const ENDS = new Set(['.', ';', '!', '?', '(', ')', '|'])
const JOINS = new Set([',', 'and', 'or', 'nor', 'n', '&', '/', 'y', 'e', 'o', 'u', 'ni'])
/** Between two foods of a list. */
const ARTICLES = new Set(['the', 'a', 'any', 'el', 'la', 'los', 'las', 'al', 'to', 'de'])

/** The list of foods that a food is in. */
function runAround(said: readonly Said[], at: number): [first: number, last: number] {
  let [first, last] = [at, at]
  for (let next = linked(said, first, -1); next !== null; next = linked(said, first, -1)) first = next
  for (let next = linked(said, last, 1); next !== null; next = linked(said, last, 1)) last = next
  return [first, last]
}

function linked(said: readonly Said[], from: number, step: 1 | -1): number | null {
  for (let at = from + step, words = 0; words < 4; at += step, words += 1) {
    const next = said[at]
    if (!next) return null
    if (next.food) return at
    if (!JOINS.has(next.text) && !ARTICLES.has(next.text)) return null
  }
  return null
}

const wordAt = (said: readonly Said[], at: number): string => {
  const word = said[at]
  return word ? (word.food ? '<food>' : word.text) : '<end>'
}

function addSide(said: readonly Said[], from: number, step: 1 | -1, add: Add, kinds = 0): void {
  const side = kinds + (step < 0 ? 0 : 10)
  let beyond = false
  let before = hashOf('<this>')
  for (let distance = 1; distance <= REACH; distance += 1) {
    const at = from + (distance - 1) * step
    const word = wordAt(said, at)
    const hash = hashOf(word)
    if (distance === 1) add(mixed(side + 1, hash, 0), NEAREST)
    if (distance === 2) add(mixed(side + 2, hash, 0), NEAR)
    if (distance <= 4) add(mixed(side + 3, before, hash), PAIR)
    add(mixed(side + (beyond ? 4 : 5), hash, 0), beyond ? BEYOND : step < 0 ? BEFORE : AFTER)
    if (word.length > 4 && /^[a-z]/.test(word))
      for (const length of [4, 6])
        add(mixed(side + (beyond ? 6 : 7), hashOf(word.slice(0, length)), length), PIECE)
    if (word === '<end>') return
    if (ENDS.has(word)) beyond = true
    before = hash
  }
}

/** The words on either side, by kind: next to the food, in the same thought, and in pairs. */
function addConcepts(said: readonly Said[], first: number, last: number, add: Add): void {
  const before = conceptsBeside(said, first - 1, -1)
  const after = conceptsBeside(said, last + 1, 1)
  for (const [side, kinds] of [before, after].entries())
    for (const [at, { kind, distance }] of kinds.entries()) {
      add(mixed(50 + side, kind, Math.min(distance, 5)), CONCEPT)
      add(mixed(52 + side, kind, 0), CONCEPT)
      for (const other of kinds.slice(at + 1, at + 4)) add(mixed(54 + side, kind, other.kind), CONCEPTS)
    }
  const [left, right] = [before, after].map((kinds) => [...new Set(kinds.map(({ kind }) => kind)), 0])
  for (const one of left!) for (const other of right!) add(mixed(56, one, other), CONCEPTS)
}

function conceptsBeside(
  said: readonly Said[],
  from: number,
  step: 1 | -1,
): { kind: number; distance: number }[] {
  const kinds: { kind: number; distance: number }[] = []
  let beyond = 0
  for (let distance = 1; distance <= REACH; distance += 1) {
    const word = said[from + (distance - 1) * step]
    if (!word) break
    if (word.food) kinds.push({ kind: 99, distance })
    else for (const kind of conceptsOf(word.text)) kinds.push({ kind: kind + beyond, distance })
    if (ENDS.has(word.text)) beyond = 100
  }
  return kinds
}
