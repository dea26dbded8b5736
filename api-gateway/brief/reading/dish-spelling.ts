import { DISHES } from '@evenplate/words/dishes'
import { PEOPLES } from '@evenplate/words/words-in-names'
import type { BookDish } from '../../dish-book/dish.ts'
import { plainText } from './plain-text.ts'

type Spelling = {
  /** Whether a word is spelled as it should be. */
  isKnown: (word: string) => boolean
  /** The word of ours that is most like another, if any. */
  likest: (word: string) => string | null
  /** How many letters two names differ by, counted up to a number. */
  slips: (one: string, other: string, most: number) => number
}

/**
 * Names of dishes as people hear them: "tika masala", "beria tacos", "pastitso". Words of other languages go wrong in their vowels and
 * double letters, so a name is found by its consonants. A word that is more like another one of ours stays: "glutin" is no gelatin.
 */
export function dishesSpelledRight(text: string, book: readonly BookDish[], spelling: Spelling): string {
  const words = [...text.matchAll(/[a-z][a-z'-]*[a-z]/g)].slice(0, MOST_WORDS)
  const wrong = words.map(([word]) => word.length >= 4 && !spelling.isKnown(word))
  if (!wrong.includes(true)) return text
  const names = namesBySound(book)
  const found: { from: number; to: number; name: string }[] = []
  for (const length of LENGTHS)
    for (let at = 0; at + length <= words.length; at += 1) {
      if (!wrong.slice(at, at + length).includes(true)) continue
      const last = words[at + length - 1]!
      const [from, to] = [words[at]!.index, last.index + last[0].length]
      const name = nameOf(text.slice(from, to), length, names, spelling)
      if (name === null || found.some((one) => from < one.to && one.from < to)) continue
      found.push({ from, to, name })
      wrong.fill(false, at, at + length)
    }
  return found
    .sort((a, b) => b.from - a.from)
    .reduce((said, { from, to, name }) => said.slice(0, from) + name + said.slice(to), text)
}

function nameOf(
  said: string,
  length: number,
  names: ReadonlyMap<string, string[]>,
  { likest, slips }: Spelling,
): string | null {
  if (/[^a-z ]/.test(said)) return null
  // One short word sounds like too many others: "maker" is no "macher", and "bombe" is no bomb.
  if (said.split(' ').some((word) => OTHERS.has(word))) return null
  if (length === 1 && (said.length < SHORTEST || PEOPLES.has(said))) return null
  const most = length
  const name = names.get(soundOf(said))?.find((one) => !isPlural(one, said) && slips(said, one, most) <= most)
  if (name === undefined || length > 1) return name ?? null
  const other = likest(said)
  return other !== null && slips(said, other, most) <= slips(said, name, most) ? null : name
}

const isPlural = (one: string, other: string): boolean => one.replace(/s$/, '') === other.replace(/s$/, '')

/** Right as they are, and not what they sound like. */
const OTHERS = new Set(['mantou', 'palmini', 'parmo', 'pipian', 'shuba', 'farinha', 'calamar', 'bourekas'])

const SHORTEST = 6
const MOST_WORDS = 200
const LENGTHS = [3, 2, 1] as const

/** The first letter and the consonants of each word, a double one once: "tk msl" of "tikka masala". */
const soundOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => {
      const plain = word
        .replace(/s$/, '')
        .replace(/ph/g, 'f')
        .replace(/[cq]/g, 'k')
        .replace(/z/g, 's')
        .replace(/(?<=.)h/g, '')
        .replace(/(.)\1/g, '$1')
      return plain.slice(0, 1) + plain.slice(1).replace(/[aeiouy]/g, '')
    })
    .join(' ')

const known = new WeakMap<readonly BookDish[], ReadonlyMap<string, string[]>>()

function namesBySound(book: readonly BookDish[]): ReadonlyMap<string, string[]> {
  const made = known.get(book)
  if (made) return made
  const names = new Set<string>()
  const ours = book.flatMap(({ title, en = [] }) => [title, ...en])
  for (const name of [...ours, ...DISHES.flatMap(([english]) => english.split('|'))].map(plainText)) {
    if (/^[a-z ]+$/.test(name.trim()) && name.trim().split(' ').length <= 3) names.add(name.trim())
  }
  const bySound = new Map<string, string[]>()
  for (const name of names) {
    const sound = soundOf(name)
    // Too short to be sure of: "laksa" and "leek".
    if (sound.replace(/ /g, '').length < (name.includes(' ') ? 4 : 3)) continue
    bySound.set(sound, [...(bySound.get(sound) ?? []), name])
  }
  known.set(book, bySound)
  return bySound
}
