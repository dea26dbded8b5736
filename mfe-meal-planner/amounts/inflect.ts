/** The unit a food is counted in: its word comes first, "2 cloves garlic, minced". */
const COUNTED_IN =
  /^((?:small|medium|large|thin|thick|heaped|\(\d[^)]{0,30}\)) )*(cloves?|slices?|stalks?|cans?|pieces?|sprigs?|heads?|ears?|fillets?|strips?|sheets?|sticks?|leaf|leaves|bunch|bunches|packages?|packs?|packets?|jars?|bottles?|cubes?|wedges?|rounds?|scoops?|pinch|pinches|dash|dashes|handfuls?|knobs?|rashers?|ribs?|balls?)(?= |,|$)/i

/**
 * Words for pieces, in singular or plural: "large egg, beaten" and "large eggs, beaten".
 * @param number whether `words` is plural, and should be
 */
export function inflect(words: string, { from, to }: { from: boolean; to: boolean }): string {
  if (from === to) return words
  const measure = COUNTED_IN.exec(words)
  const end = measure ? measure[0].length : endOfName(words)
  const start = words.lastIndexOf(' ', end - 1) + 1
  const noun = words.slice(start, end)
  return words.slice(0, start) + (to ? many(noun) : one(noun)) + words.slice(end)
}

function endOfName(words: string): number {
  const at = words.slice(1).search(/ \(| (?:with|in|of|for)\b|,/)
  return at < 0 ? words.length : at + 1
}

/** A word that is still singular, "large bay leaf", becomes plural. */
function many(noun: string): string {
  if (/(?:leaf|loaf)$/i.test(noun)) return noun.replace(/f$/i, 'ves')
  if (/[^aeiou]y$/i.test(noun)) return noun.replace(/y$/i, 'ies')
  if (/(?:s|x|sh|ch|to)$/i.test(noun)) return `${noun}es`
  return `${noun}s`
}

function one(noun: string): string {
  if (/(?:lea|loa)ves$/i.test(noun)) return noun.replace(/ves$/i, 'f')
  if (/ies$/i.test(noun) && noun.length > 5) return noun.replace(/ies$/i, 'y')
  if (/(?:ss|x|sh|ch|to)es$/i.test(noun)) return noun.slice(0, -2)
  return /[^s]s$/i.test(noun) ? noun.slice(0, -1) : noun
}
