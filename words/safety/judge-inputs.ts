import { broadKindOf, figureNameOf } from './figure-names.ts'
import type { Unit } from './units.ts'

/** How many weights a judge of this folder has. The hash of an input decides its place; some inputs share one. */
export const PLACES = 36_864

/** What a judge sees of a text: the places of its inputs, each once, and how much each counts. */
export type Inputs = { places: number[]; counts: number[] }

/** How much an input of each kind counts, found by trials on held-out phrases. */
const WORD = 1
const PAIR = 1
const SKIPPED = 0.5
const PIECE = 0.3
const FEATURE = 1
const NEAR = 0.4
const ANYWHERE = 0.2
const ASKED = 0.7
const BESIDE = 0.7

/**
 * Words and pairs of words, pieces of words (a typo leaves most of them intact), figures by their size, and what the rows
 * of `features/` know about each word, in pairs: close together in order, and anywhere. Words and their features count a
 * second time by how surely the text names a medicine: "half before, half later" asks about a dose next to insulin, and
 * about a recipe next to dough.
 */
export const inputsOf = (units: readonly Unit[]): Inputs =>
  gathered((add) => {
    addWords(units, add)
    addFeatures(units, add)
    addBeside(units, add)
  })

/** Adds an input by its hash; repeated inputs count once. */
export type Add = (hash: number, count: number) => void

/** The added inputs. A long text has more of everything; it may weigh more, but not in proportion. */
export function gathered(addAll: (add: Add) => void, size = PLACES): Inputs {
  if (seen.length < size) seen = new Uint8Array(size)
  const places: number[] = []
  const counts: number[] = []
  addAll((hash, count) => {
    const place = (hash >>> 8) % size
    if (seen[place]) return
    seen[place] = 1
    places.push(place)
    counts.push(count)
  })
  for (const place of places) seen[place] = 0
  const weight = Math.sqrt(Math.sqrt(counts.reduce((sum, count) => sum + count * count, 0))) || 1
  return { places, counts: counts.map((count) => count / weight) }
}

/** Which places the inputs of a text already have; all zero between two texts. A new one for each text would be most of the work. */
let seen = new Uint8Array(PLACES)

function addWords(units: readonly Unit[], add: Add): void {
  const [first, last] = [hashOf('^'), hashOf('$')]
  let [before, twoBefore] = [first, 0]
  for (const unit of units)
    for (const word of unit.value === undefined ? unit.text.split(' ') : [broadKindOf(unit)]) {
      const hash = hashOf(word)
      add(mixed(1, hash, 0), WORD)
      add(mixed(2, before, hash), PAIR)
      if (twoBefore !== 0) add(mixed(3, twoBefore, hash), SKIPPED)
      if (unit.value !== undefined) add(mixed(1, hashOf(figureNameOf(unit)), 0), WORD)
      else if (word.length > 3) addPieces(word, add)
      ;[twoBefore, before] = [before, hash]
    }
  add(mixed(2, before, last), PAIR)
}

/** Three to five letters in a row, with the word's edges; for an extremely long word, only its beginning. */
function addPieces(word: string, add: Add): void {
  const marked = `<${word.slice(0, 20)}>`
  for (let from = 0; from + 3 <= marked.length; from += 1) {
    let hash = SEED
    for (let at = from; at < from + 5 && at < marked.length; at += 1) {
      hash = Math.imul(hash ^ marked.charCodeAt(at), PRIME)
      if (at >= from + 2) add(mixed(4, hash, 0), PIECE)
    }
  }
}

function addFeatures(units: readonly Unit[], add: Add): void {
  const kinds = units.map(kindsOf)
  for (let at = 0; at < kinds.length; at += 1)
    for (const kind of kinds[at]!) {
      add(mixed(5, kind, 0), FEATURE)
      for (let ahead = at + 1; ahead <= at + 4 && ahead < kinds.length; ahead += 1)
        for (const other of kinds[ahead]!) add(mixed(6, kind, other), NEAR)
    }
  const all = [...new Set(kinds.flat())].sort((one, other) => one - other)
  if (all.includes(ASKS)) for (const kind of all) add(mixed(8, kind, 0), ASKED)
  for (let one = 0; one < all.length; one += 1)
    for (let other = one + 1; other < all.length; other += 1) add(mixed(7, all[one]!, all[other]!), ANYWHERE)
}

function addBeside(units: readonly Unit[], add: Add): void {
  const named = 9 + howSurelyNamed(units)
  for (const unit of units) {
    add(mixed(named, hashOf(unit.value === undefined ? unit.text : '#'), 0), BESIDE)
    for (const feature of unit.features) add(mixed(named, hashOfFeature(feature), 1), BESIDE)
  }
}

/** Whether a text names a medicine or what it is taken with: 2 surely, 1 by a word that may be a kitchen word, 0 no. */
const howSurelyNamed = (units: readonly Unit[]): 0 | 1 | 2 => {
  const names = (any: readonly string[]) =>
    units.some(({ features }) => any.some((feature) => features.has(feature)))
  return names(MEDICINE) ? 2 : names(PERHAPS) ? 1 : 0
}
const MEDICINE = [
  ...['insulin', 'drug-name', 'pills-low', 'pump-name', 'pen', 'regimen', 'typeone', 'ratio', 'inject'],
  ...['bolusing', 'basal', 'bolus-kind'],
]
const PERHAPS = ['drug', 'pump', 'dose', 'count-units', 'shot', 'mg', 'pod', 'correction']

const kindsOf = (unit: Unit): number[] => {
  const kinds = [...unit.features].map(hashOfFeature)
  if (unit.value !== undefined) kinds.push(hashOfFeature(broadKindOf(unit)))
  return kinds
}

const SEED = 0x811c9dc5 | 0
const PRIME = 0x01000193

/** FNV-1a. */
export function hashOf(text: string): number {
  let hash = SEED
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return hash | 0
}

/** Features are few and our own: each is hashed once. */
const FEATURE_HASHES = new Map<string, number>()
function hashOfFeature(feature: string): number {
  const known = FEATURE_HASHES.get(feature)
  if (known !== undefined) return known
  const hash = hashOf(feature)
  FEATURE_HASHES.set(feature, hash)
  return hash
}

const ASKS = hashOf('asks')

/** One hash of a kind of input and two others, in their order. */
export function mixed(kind: number, one: number, other: number): number {
  let hash = Math.imul(one ^ Math.imul(kind, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul((hash ^ (hash >>> 13)) + other, 0xc2b2ae35)
  hash ^= hash >>> 15
  return hash | 0
}
