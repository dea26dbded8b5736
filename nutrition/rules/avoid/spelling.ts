import { isName, nameWords } from './names.ts'

/**
 * A phrase with its unknown words corrected: one typing error in a word, two in a long one: "mushroms",
 * "cauliflour", "brussle sprouts". Every equally near word counts: banning one food too many is better than one too
 * few.
 */
export function spelledRight(tokens: string[]): string[][] {
  // In a longer phrase, most words are neither foods nor typing errors.
  if (tokens.length > 3) return []
  return tokens.flatMap((token, at) => nearest(token).map((right) => tokens.with(at, right)))
}

/** A name written in two words that we know as one ("bread crumb", "pea nut"), or in one that we know as two ("peanutbutter"). */
export function respelled(key: string): string[] {
  const tokens = key.split(' ', MOST_WORDS)
  const joined = joinedIn(tokens)
  const apart = tokens.flatMap((token, at) => apartIn(token, tokens, at))
  return [joined, apart].map((found) => found.join(' ')).filter((found) => found !== tokens.join(' '))
}

/** More words are a sentence, which is not about how one name is written. */
const MOST_WORDS = 12

function joinedIn(tokens: readonly string[]): string[] {
  const found: string[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const both = `${tokens[at]}${tokens[at + 1] ?? ''}`
    const isOne = both !== tokens[at] && nameWords().has(both)
    found.push(isOne ? both : tokens[at]!)
    if (isOne) at += 1
  }
  return found
}

/** "Soysauce", and the "sundried" of "sundried tomatoes". */
function apartIn(word: string, tokens: readonly string[], place: number): string[] {
  if (isName(word) || word.length > LONGEST) return [word]
  for (let at = SHORTEST; at <= word.length - SHORTEST; at += 1) {
    const parts = `${word.slice(0, at)} ${word.slice(at)}`
    if (isName(parts) || isName(tokens.with(place, parts).join(' '))) return parts.split(' ')
  }
  return [word]
}

const SHORTEST = 3
/** No name written as one word is longer: nothing but a pasted text is. */
const LONGEST = 60

function nearest(word: string): string[] {
  if (nameWords().has(word) || NO_SLIP.has(word)) return []
  if (word.length < 5)
    return SHORT.filter(
      (name) => word[0] === name[0] && [name, `${name}s`].some((one) => slips(word, one) === 1),
    )
  const limit = word.length < 8 ? 1 : 2
  let best = limit + 1
  let found: string[] = []
  for (const name of nameWords()) {
    if (name[0] !== word[0] || name.length < 4 || Math.abs(name.length - word.length) > limit) continue
    const distance = slips(word, name)
    if (distance < best) [best, found] = [distance, [name]]
    else if (distance === best && best <= limit) found.push(name)
  }
  return found.length <= 3 ? found : []
}

/** Real words that are one letter away from a food. */
const NO_SLIP = new Set(
  'match place break brand cross serve daily layer model later streak speak claim current chart brief activity'.split(
    ' ',
  ),
)

/** A typing error in a short word may mean anything, but these foods must not be missed: "egss", "mlik", "fihs". */
const SHORT = ['egg', 'milk', 'fish', 'soya', 'crab']

/** Letters to add, drop, change, or swap with the next one. */
function slips(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1]
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
    }
    before = last
    last = row
  }
  return last[other.length]!
}
