import { FOODS, type FoodWord, type Naming } from './dishes/foods.ts'

/** An ingredient line, and its weight in the whole recipe (g); null if unknown. */
export type Line = { text: string; grams: number | null }

/** The lines with a food, `least` grams a serving or more. A food that works in a pinch needs no weight. */
export function linesWith(
  lines: readonly Line[],
  food: FoodWord,
  servings = 1,
  least = LEAST_GRAMS,
): readonly Line[] {
  const { little }: Naming = FOODS[food]
  return lines.filter(
    ({ text, grams }) => names(text, food) && (little || grams === null || grams / servings >= least),
  )
}

/** With fewer grams, a food a person named is a garnish and does not count as being in the dish. */
const LEAST_GRAMS = 8

/** Whether a line names that food, in its singular, plural or cuts, and not a look-alike. */
export function names(line: string, food: FoodWord): boolean {
  const { word, not } = patternOf(food)
  const text = plain(line)
  return word.test(not ? text.replace(not, ' | ') : text)
}

/** Lowercase, no accents, no weights in brackets. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\(about [^)]*\)/g, ' ')
    .replace(/[’']/g, "'")
    .replace(/\s+/g, ' ')

const patterns = new Map<FoodWord, { word: RegExp; not: RegExp | null }>()

function patternOf(food: FoodWord) {
  const known = patterns.get(food)
  if (known) return known
  const { is, not }: Naming = FOODS[food]
  const made = {
    word: new RegExp(`\\b(?:${is})\\b`),
    not: not ? new RegExp(`\\b(?:${not})\\b`, 'g') : null,
  }
  patterns.set(food, made)
  return made
}
