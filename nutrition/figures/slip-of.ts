/**
 * Whether a word is another one with a slip of the pen: a letter doubled or not, and in longer words one letter more, less or
 * other, or two that changed places. Words of other languages are as near to each other as slips are, so the first letter and
 * a last vowel count: gomen is not somen, harira not harina, and a concha no conch.
 */
export function isSlipOf(word: string, right: string): boolean {
  if (word[0] !== right[0] || isOtherEnding(word, right)) return false
  if (single(word) === single(right)) return true
  const [left, other] = differenceOf(word, right)
  if (left.length + other.length === 1) return Math.max(word.length, right.length) >= FOR_ONE_MORE
  if (word.length < FOR_ANOTHER) return false
  if (left.length === 1 && other.length === 1) return true
  return left.length === 2 && other.length === 2 && left[0] === other[1] && left[1] === other[0]
}

/** Letters from which on a word may lack one, or have another one. */
const FOR_ONE_MORE = 6
const FOR_ANOTHER = 7

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
  a !== b && a.replace(LAST_VOWEL, '') === b.replace(LAST_VOWEL, '')
const LAST_VOWEL = /[aeiouy]s?$/
