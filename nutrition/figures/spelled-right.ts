import { namesByHead } from '../reading/food-names.ts'
import { words } from '../text/food-words.ts'
import { plainNames } from '../usda/plain-names.ts'
import { plateNames } from '../usda/plate-names.ts'
import { surveyRows } from '../usda/rows.ts'
import { worldNames } from '../usda/world-names.ts'
import { isSlipOf, withoutVowels } from './slip-of.ts'
import { soundOf } from './sound-of.ts'

/**
 * A line of a plate with its misspelled words as the tables spell them: "croisant" is a croissant, "spannakopita" sounds like
 * spanakopita. A word changes only where no name has it and a word of a name sounds like it, or exactly one is a slip away.
 * Null where nothing changes.
 */
export function spelledRight(line: string): string | null {
  if (line.length > MOST_LETTERS) return null
  const right = line.replace(WORDS, (word) => nearest(word.toLowerCase()) ?? word)
  return right === line ? null : right
}

const MOST_LETTERS = 160
const WORDS = /\p{L}{4,20}/gu

function nearest(told: string): string | null {
  known ??= vocabulary()
  const [word = '', ...others] = words(told)
  if (others.length > 0 || known.words.has(word)) return null
  const [alike] = known.bySound.get(soundOf(word)) ?? []
  if (alike !== undefined) return alike
  if (word.length < SHORTEST) return null
  const near = new Set([...piecesOf(word)].flatMap((piece) => known?.byPiece.get(piece) ?? []))
  const close = [...near].filter((one) => isSlipOf(word, one))
  return close.length === 1 ? (close[0] ?? null) : null
}

/** Words of names, these by their sound, and by pieces of them. */
type Vocabulary = {
  words: ReadonlySet<string>
  bySound: ReadonlyMap<string, string[]>
  byPiece: ReadonlyMap<string, string[]>
}

let known: Vocabulary | undefined

function vocabulary(): Vocabulary {
  const all = new Set<string>()
  for (const names of namesByHead().values())
    for (const { tokens } of names) for (const token of tokens) all.add(token)
  for (const { lower } of surveyRows()) for (const word of words(lower)) all.add(word)
  for (const { name } of [...plainNames(), ...plateNames(), ...worldNames()])
    for (const word of words(name)) all.add(word)
  const spelled = [...all].filter((word) => word.length >= FOR_SOUND && /^[a-z]+$/.test(word))
  const byPiece = new Map<string, string[]>()
  for (const word of spelled)
    if (word.length >= SHORTEST) for (const piece of piecesOf(word)) put(byPiece, piece, word)
  return { words: all, bySound: Map.groupBy(spelled, soundOf), byPiece }
}

function put(into: Map<string, string[]>, key: string, word: string): void {
  const there = into.get(key)
  if (there) there.push(word)
  else into.set(key, [word])
}

/** Shorter words have too many neighbors. */
const SHORTEST = 5
const FOR_SOUND = 4

/** The word, what is left of it without one letter, and without its vowels: words that share one may be slips of each other. */
const piecesOf = (word: string): ReadonlySet<string> =>
  new Set([
    word,
    `${withoutVowels(word)}.`,
    ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
  ])
