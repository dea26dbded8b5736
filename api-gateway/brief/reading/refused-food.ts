import { CLASSES } from '@evenplate/nutrition/rules/avoid/classes'
import { HOLDERS } from '@evenplate/nutrition/rules/avoid/holders'
import { COMMON_WORDS } from '@evenplate/words/common-words'
import { PARTS } from '@evenplate/words/parts'
import { list } from '@evenplate/words/phrases'
import { foodAt, keyOf } from './food-lexicon.ts'

/**
 * The longest food or kind of food that begins at a token, in a refusal: nobody asks for "mold-ripened cheese", but a
 * person who avoids it does not mean all cheese.
 */
export function refusedFoodAt(
  tokens: readonly string[],
  at: number,
): { name: string; length: number } | null {
  const food = foodAt([...tokens.slice(at, at + LONGEST)], 0)
  const longest = LENGTHS.get(firstWord(tokens[at] ?? '')) ?? 0
  for (let length = Math.min(longest, tokens.length - at); length > (food?.length ?? 0); length -= 1) {
    const name = tokens.slice(at, at + length).join(' ')
    if (KINDS.has(keyOf(name))) return { name, length }
  }
  return food
}

const firstWord = (token: string): string => keyOf(token).split(' ', 1)[0] ?? ''

/** Without words that also describe other things: "heat", "green". */
const KINDS: ReadonlySet<string> = new Set(
  [
    ...CLASSES.flatMap(({ names }) => list(names)),
    ...HOLDERS.map(([held = '']) => held),
    ...PARTS.flatMap(({ en }) => en.split('|')),
  ]
    .map(keyOf)
    .filter((name) => !COMMON_WORDS.has(name)),
)

/** The possible lengths of kinds by their first word: most words begin none. */
const LENGTHS = new Map<string, number>()
for (const kind of KINDS) {
  const [first = '', ...others] = kind.split(' ')
  LENGTHS.set(first, Math.max(LENGTHS.get(first) ?? 0, others.length + 1))
}
const LONGEST = 4
