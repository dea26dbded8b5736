import { NO_CLAIMS, type RecipeDraft } from '@evenplate/domain/draft'
import { figuresOf } from '@evenplate/nutrition/figures/figures'

/** What became of a line beside its meaning in plain words. `no meaning`: not even the plain words have a figure. */
export type Meant = 'right' | 'near' | 'unread' | 'wrong' | 'no meaning'

/**
 * How many lines count for as much carbohydrate as their meanings: right within a tenth or 1 g; near within a quarter or 2 g, or if
 * the meaning's figure is in the line's range. Rows are `line<TAB>meaning`; those that start with `#`, and headings (`-`), are left out.
 */
export function meantIn(text: string): { line: string; is: Meant }[] {
  const rows = text.split(/\r?\n/).filter((row) => row && !row.startsWith('#'))
  return rows.flatMap((row) => {
    const [line = '', meaning = '-'] = row.split('\t')
    return meaning === '-' ? [] : [{ line, is: besideMeaning(line, meaning) }]
  })
}

function besideMeaning(line: string, meaning: string): Meant {
  const [meant, read] = [carbsOf(meaning), carbsOf(line)]
  if (!meant) return 'no meaning'
  if (!read) return 'unread'
  const off = Math.abs(read.carbs - meant.carbs)
  if (off <= Math.max(1, 0.1 * meant.carbs)) return 'right'
  const inRange = read.least - 1 <= meant.carbs && read.most + 1 >= meant.carbs
  return inRange || off <= Math.max(2, 0.25 * meant.carbs) ? 'near' : 'wrong'
}

/** Grams in the whole line, of a dish for twelve with nothing else in it; null if the line adds no figure. */
function carbsOf(line: string): { carbs: number; least: number; most: number } | null {
  const draft = { ingredients: [line], servings: SERVINGS, claimed: NO_CLAIMS } as unknown as RecipeDraft
  const { perServing, carbsBetween, notCounted } = figuresOf(draft)
  if (perServing.carbs === null || (notCounted?.length ?? 0) > 0) return null
  const { least, most } = carbsBetween ?? { least: perServing.carbs, most: perServing.carbs }
  return { carbs: perServing.carbs * SERVINGS, least: least * SERVINGS, most: most * SERVINGS }
}

const SERVINGS = 12
