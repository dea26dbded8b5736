import { lineFiguresOf } from '@evenplate/nutrition/figures/figures'
import type { ReadLine } from '@evenplate/nutrition/reading/read-line'

/** How a line was read; the first that applies. */
export const KINDS = {
  implausible: 'questioned: the amount cannot be right',
  figures: 'read with figures',
  negligible: 'nothing to count (water, salt, herbs to taste)',
  'weight-unknown': 'food known, weight unknown',
  'food-unknown': 'food unknown',
} as const

export type Kind = keyof typeof KINDS

export function kindOf(read: ReadLine): Kind {
  if (read.question && read.grams === null) return 'implausible'
  if (lineFiguresOf(read, 'recipe').nutrition.carbs !== null) return 'figures'
  if (read.negligible) return 'negligible'
  return read.food || read.parts ? 'weight-unknown' : 'food-unknown'
}

/** The word that says what an unknown food is: "sauce" of "Thai green curry sauce". Null without a name. */
export const headOf = ({ name }: ReadLine): string | null =>
  name
    .toLowerCase()
    .match(/[\p{L}'-]+/gu)
    ?.at(-1) ?? null

/** The most frequent heads, most frequent first. */
export function topHeads(reads: readonly ReadLine[], most: number): { head: string; lines: number }[] {
  const counts = new Map<string, number>()
  for (const read of reads) {
    const head = headOf(read) ?? '(no name)'
    counts.set(head, (counts.get(head) ?? 0) + 1)
  }
  return [...counts]
    .map(([head, lines]) => ({ head, lines }))
    .toSorted((a, b) => b.lines - a.lines)
    .slice(0, most)
}
