import { namesByHead } from '../reading/food-names.ts'
import { words } from '../text/food-words.ts'
import { surveyRows } from '../usda/rows.ts'

/**
 * A line of a plate with its misspelled words as the tables spell them: "croisant" is a croissant. A word changes only where no
 * name has it and exactly one word of a name is a letter away. Null where nothing changes.
 */
export function spelledRight(line: string): string | null {
  if (line.length > MOST_LETTERS) return null
  const right = line.replace(WORDS, (word) => nearest(word.toLowerCase()) ?? word)
  return right === line ? null : right
}

const MOST_LETTERS = 160
const WORDS = /\p{L}{5,20}/gu

function nearest(word: string): string | null {
  known ??= vocabulary()
  if (words(word).every((one) => known?.words.has(one))) return null
  const near = new Set([word, ...without(word)].flatMap((piece) => known?.byPiece.get(piece) ?? []))
  const close = [...near].filter((one) => isALetterAway(word, one))
  return close.length === 1 ? (close[0] ?? null) : null
}

/** Words of names, and these by each piece that is left of them without one letter. */
let known: { words: ReadonlySet<string>; byPiece: ReadonlyMap<string, string[]> } | undefined

function vocabulary() {
  const all = new Set<string>()
  for (const names of namesByHead().values())
    for (const { tokens } of names) for (const token of tokens) all.add(token)
  for (const { lower } of surveyRows()) for (const word of words(lower)) all.add(word)
  const byPiece = new Map<string, string[]>()
  for (const word of all) {
    if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) continue
    for (const piece of [word, ...without(word)]) {
      const there = byPiece.get(piece)
      if (there) there.push(word)
      else byPiece.set(piece, [word])
    }
  }
  return { words: all, byPiece }
}

/** Shorter words have too many neighbors. */
const SHORTEST = 5

const without = (word: string): string[] => [
  ...new Set(Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))),
]

/** One letter more, less or other, or two that changed places. */
function isALetterAway(a: string, b: string): boolean {
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  let [endA, endB] = [a.length, b.length]
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) {
    endA -= 1
    endB -= 1
  }
  const [left, right] = [a.slice(from, endA), b.slice(from, endB)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
