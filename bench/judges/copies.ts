import { heardText } from '../../words/safety/heard-text.ts'
import { hashOf, type Inputs, inputsOf } from '../../words/safety/judge-inputs.ts'
import { randomFrom } from '../random/random-from.ts'

/**
 * More to learn from each phrase: a copy typed in haste, and one with some words left out. The judge then relies on more of
 * the words, and on parts of words.
 */
export function copiesOf(text: string): Inputs[] {
  const known = KNOWN.get(text)
  if (known) return known
  const random = randomFrom(hashOf(text) & 0x7fff_ffff)
  const { units } = heardText(text).read
  const copies = [
    inputsOf(heardText(inHaste(text, random)).read.units),
    inputsOf(units.filter(() => random(100) >= LEFT_OUT)),
  ]
  KNOWN.set(text, copies)
  return copies
}

/** Made once for all questions. */
const KNOWN = new Map<string, Inputs[]>()

type Random = (below: number) => number

/** Out of a hundred words. */
const LEFT_OUT = 15
const MISTYPED = 24

/** A typo in one word in four, half of the time without capitals and half without punctuation. */
export function inHaste(text: string, random: Random): string {
  const small = random(2) === 0 ? text.toLowerCase() : text
  const bare = random(2) === 0 ? small.replace(/[¿?¡!.,;]+(?!\d)/g, ' ') : small
  return bare
    .split(/ +/)
    .map((word) =>
      word.length > 3 && !/\d/.test(word) && random(100) < MISTYPED ? slipIn(word, random) : word,
    )
    .join(' ')
    .trim()
}

/** A missing letter, two swapped, one doubled, most vowels left out, or a wrong letter. */
function slipIn(word: string, random: Random): string {
  const at = 1 + random(word.length - 2)
  const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
  const kind = random(100)
  if (kind < 35) return before + after
  if (kind < 60) return before + after.slice(0, 1) + here + after.slice(1)
  if (kind < 75) return before + here + here + after
  if (kind < 90)
    return word.charAt(0) + word.slice(1).replace(/[aeiou]/g, (vowel) => (random(5) < 3 ? '' : vowel))
  return before + 'aeiounrsl'.charAt(random(9)) + after
}
