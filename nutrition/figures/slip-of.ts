/**
 * Whether a word is another one with a slip of the pen: a letter doubled or not, in longer words other vowels or none, one
 * letter more, less or other, or two that changed places. Words of other languages are as near to each other as slips are, so
 * the first letter and a last vowel count: gomen is not somen, harira not harina, and a concha no conch.
 */
export function isSlipOf(word: string, right: string): boolean {
  if (word[0] !== right[0] || isOtherEnding(word, right)) return false
  if (single(word) === single(right)) return true
  if (areAlikeWithoutVowels(word, right)) return true
  const [left, other] = differenceOf(word, right)
  if (left.length + other.length === 1) return Math.max(word.length, right.length) >= FOR_ONE_MORE
  if (left.length === 1 && other.length === 1) return word.length >= FOR_ANOTHER
  return word.length >= FOR_ONE_MORE && haveChangedPlaces(left, other)
}

/** Letters from which on a word may lack one, and from which on it may have another one: a cachapa is no cachaca. */
const FOR_ONE_MORE = 6
const FOR_ANOTHER = 8

/** Two vowels that changed places make another word: feijao, feijoa. */
const haveChangedPlaces = (left: string, other: string): boolean =>
  left.length === 2 && left[0] === other[1] && left[1] === other[0] && /[^aeiouy]/.test(left)

/** "Cauliflwr", "spinich": what hurried people write. */
export const withoutVowels = (word: string): string =>
  single(word.slice(0, 1) + word.slice(1).replace(/[aeiouy]/g, ''))

function areAlikeWithoutVowels(word: string, right: string): boolean {
  const left = withoutVowels(word)
  return left.length >= ENOUGH && left === withoutVowels(right)
}

const ENOUGH = 4

/** What is left of two words without what they begin and end with alike. */
function differenceOf(a: string, b: string): [string, string] {
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  let [endA, endB] = [a.length, b.length]
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) {
    endA -= 1
    endB -= 1
  }
  return [a.slice(from, endA), b.slice(from, endB)]
}

const single = (word: string): string => word.replace(/(.)\1/g, '$1')

/** "Completo" and complete, "macaron" and macaroni. */
const isOtherEnding = (a: string, b: string): boolean =>
  a !== b && a.length < FOR_LAST_VOWEL && a.replace(LAST_VOWEL, '') === b.replace(LAST_VOWEL, '')

/** In a word as long as "guacamoly" it is a slip as well. */
const FOR_LAST_VOWEL = 9
const LAST_VOWEL = /[aeiouy]s?$/
