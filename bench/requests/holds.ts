import { FOODS, type FoodWord, type Naming } from './dishes/foods.ts'

/** An ingredient line, and what it weighs in the whole recipe (g); null where nobody knows. */
export type Line = { text: string; grams: number | null }

/** The lines that bring a food, `least` grams a serving or more. What does its work in a pinch needs no weight. */
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

/** Below it, a food a person named is a garnish and not in the dish. */
const LEAST_GRAMS = 8

/** Whether a line names that food, in its singular, its plural, its cuts, and not of one that looks alike. */
export function names(line: string, food: FoodWord): boolean {
  const { word, not } = patternOf(food)
  const text = plain(line)
  return word.test(not ? text.replace(not, ' | ') : text)
}

/** Small letters, no accents, no weights in brackets. */
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
