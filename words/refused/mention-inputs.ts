import { type Add, gathered, hashOf, type Inputs, mixed } from '../safety/judge-inputs.ts'
import { conceptsOf } from './concepts.ts'
import { addIdioms } from './idiom-inputs.ts'
import { type Idiom, idiomsIn } from './idioms.ts'
import { ENDS, type Said, TURNS } from './said.ts'

/** A text as the judge reads it: its words, their hashes, the kinds of each and of all, its idioms, and the places of the foods that the rules refuse. */
export type Passage = {
  said: readonly Said[]
  hashes: readonly number[]
  kinds: readonly (readonly number[])[]
  all: readonly number[]
  idioms: readonly Idiom[]
  byRule: ReadonlySet<number>
}

export const passageOf = (said: readonly Said[], language: string, byRule: ReadonlySet<number>): Passage => {
  const kinds = said.map(({ text, food }) => (food ? [] : conceptsOf(text)))
  const hashes = said.map(({ text, food }) => (food ? FOOD : hashOf(text)))
  return { said, hashes, kinds, all: [...new Set(kinds.flat())], idioms: idiomsIn(said, language), byRule }
}

const [FOOD, END, THIS] = [hashOf('<food>'), hashOf('<end>'), hashOf('<this>')]

/** How many weights the judge has: what it sees is more varied than what the judges of `safety/` do. */
export const PLACES = 60_000

const NEAREST = 1
const NEAR = 0.7
const PAIR = 0.8
const BEFORE = 0.5
const AFTER = 0.5
const PIECE = 0.5
const BEGINNING = 5
const BEYOND = 0.35
const WHOLE = 0.2
/** How many words on either side count. */
const REACH = 9
const CONCEPT = 1.2
const CONCEPTS = 0.7
const RULE = 3
const BESIDE_RULE = 0.7
const CLAUSE = 0.5
const OTHER_REFUSED = 1
const AGAIN = 1
const ANYWHERE = 0.3

/**
 * What a judge sees of a food in a text: the words before and after it, by distance and in pairs, and their beginnings,
 * which verbs keep in all their forms. It does not see which food it is, so what it learns about one applies to all. Foods
 * joined by commas or "and" are seen as one, with the same words around them.
 */
export const mentionInputs = (passage: Passage, at: number): Inputs =>
  gathered((add) => {
    const { said, hashes, idioms } = passage
    const [first, last] = runAround(said, at)
    const byRule = passage.byRule.has(at)
    addSide(passage, first - 1, -1, add)
    addSide(passage, last + 1, 1, add)
    addSide(passage, at - 1, -1, add, OWN)
    addSide(passage, at + 1, 1, add, OWN)
    addConcepts(passage, first, last, add)
    addIdioms(said, idioms, first, last, add)
    addClauses(passage, first, last, add)
    if (byRule) {
      add(mixed(43, 1, 0), RULE)
      addBesideRule(passage, first, last, add)
    }
    addOthers(passage, at, first, last, add)
    add(mixed(40, hashes[first - 1] ?? END, hashes[last + 1] ?? END), PAIR)
    for (const hash of hashes) if (hash !== FOOD) add(mixed(41, hash, 0), WHOLE)
    if (said.length < FEW) add(mixed(42, said.length, 0), NEAR)
    for (const one of passage.all) {
      add(mixed(78, one, 0), ANYWHERE)
      for (const other of passage.all) if (other > one) add(mixed(79, one, other), ANYWHERE)
    }
  }, PLACES)

/** For shorter texts, the length is an input, too: "liver, yuck". */
const FEW = 6
/** Kinds of inputs of the food itself, besides those of its list. */
const OWN = 20

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

function addSide({ said, hashes }: Passage, from: number, step: 1 | -1, add: Add, kinds = 0): void {
  const side = kinds + (step < 0 ? 0 : 10)
  let beyond = false
  let before = THIS
  for (let distance = 1; distance <= REACH; distance += 1) {
    const at = from + (distance - 1) * step
    const word = said[at]
    const hash = hashes[at] ?? END
    if (distance === 1) add(mixed(side + 1, hash, 0), NEAREST)
    if (distance === 2) add(mixed(side + 2, hash, 0), NEAR)
    if (distance <= 4) add(mixed(side + 3, before, hash), PAIR)
    add(mixed(side + (beyond ? 4 : 5), hash, 0), beyond ? BEYOND : step < 0 ? BEFORE : AFTER)
    if (!word) return
    if (!word.food && word.text.length > 4 && /^[a-z]/.test(word.text))
      add(mixed(side + (beyond ? 6 : 7), hashOf(word.text.slice(0, BEGINNING)), 0), PIECE)
    if (ENDS.has(word.text)) beyond = true
    before = hash
  }
}

/** The words on either side, by kind: next to the food, in the same thought, and in pairs. */
function addConcepts(passage: Passage, first: number, last: number, add: Add): void {
  const before = conceptsBeside(passage, first - 1, -1)
  const after = conceptsBeside(passage, last + 1, 1)
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
  { said, kinds }: Passage,
  from: number,
  step: 1 | -1,
): { kind: number; distance: number }[] {
  const found: { kind: number; distance: number }[] = []
  let beyond = 0
  for (let distance = 1; distance <= REACH; distance += 1) {
    const at = from + (distance - 1) * step
    const word = said[at]
    if (!word) break
    if (word.food) found.push({ kind: 99, distance })
    else for (const kind of kinds[at]!) found.push({ kind: kind + beyond, distance })
    if (ENDS.has(word.text)) beyond = 100
  }
  return found
}

/** The words on either side and their kinds, by how many clauses away they are. */
function addClauses({ said, hashes, kinds }: Passage, first: number, last: number, add: Add): void {
  for (const [side, edge, step] of [
    [0, first, -1],
    [1, last, 1],
  ] as const) {
    let clauses = 0
    for (let distance = 1; distance <= FAR && clauses < 3; distance += 1) {
      const at = edge + distance * step
      const word = said[at]
      if (!word) break
      if (TURNS.has(word.text) || ENDS.has(word.text)) clauses += 1
      if (word.food) continue
      const away = Math.min(clauses, 2)
      add(mixed(64 + side, hashes[at]!, away), CLAUSE)
      for (const kind of kinds[at]!) add(mixed(66 + side, kind, away), CLAUSE)
    }
  }
}
const FAR = 12

/** What stands beside a food that the rules refuse tells whether they were right. */
function addBesideRule({ said, hashes, kinds }: Passage, first: number, last: number, add: Add): void {
  for (const [side, edge, step] of [
    [0, first, -1],
    [1, last, 1],
  ] as const)
    for (let distance = 1; distance <= CLOSE; distance += 1) {
      const at = edge + distance * step
      const word = said[at]
      if (!word) break
      add(mixed(72 + side, hashes[at]!, 0), BESIDE_RULE)
      for (const kind of kinds[at]!) add(mixed(74 + side, kind, 0), BESIDE_RULE)
    }
}
const CLOSE = 6

/** Whether the rules refuse another food of the text, and whether this one is named again. */
function addOthers({ said, byRule }: Passage, at: number, first: number, last: number, add: Add): void {
  for (const other of byRule) {
    if (other >= first && other <= last) continue
    const side = other < at ? 1 : 2
    add(mixed(60, side, 0), OTHER_REFUSED)
    add(mixed(61, side, byRule.has(at) ? 1 : 0), OTHER_REFUSED)
  }
  for (const [other, { text, food }] of said.entries())
    if (food && other !== at && text === said[at]!.text) add(mixed(77, other < at ? 1 : 2, 0), AGAIN)
}
