import { NO_CLAIMS } from '@evenplate/domain/draft'
import { inEnglishLine } from '@evenplate/nutrition/abroad/abroad-line'
import { figuresOf } from '@evenplate/nutrition/figures/figures'

/** 500 lines that the reader was made with, and 260 by another writer that nobody has looked at. */
export const SPANISH = new URL('spanish.tsv', import.meta.url)
export const SPANISH_UNREAD = new URL('spanish-unread.tsv', import.meta.url)
export const SPANISH_THIRD = new URL('spanish-third.tsv', import.meta.url)

/**
 * A line is right if it counts to what its English meaning counts to, within 1 g or a tenth; near if it is within 2 g or a
 * quarter, or its own range has the figure; `far` are the wrong ones over 20 g off. Lines whose meaning has no figure in
 * English either say nothing about the translation.
 */
export type SpanishTally = Record<'right' | 'near' | 'unread' | 'wrong' | 'far' | 'meaningUnread', number>

/** @param text rows of `line<TAB>meaning`; a meaning of `-` is a heading */
export function spanishTally(text: string): SpanishTally {
  const tally: SpanishTally = { right: 0, near: 0, unread: 0, wrong: 0, far: 0, meaningUnread: 0 }
  for (const row of text.split(/\r?\n/).filter((one) => one && !one.startsWith('#'))) {
    const [line = '', meaning = ''] = row.split('\t')
    if (meaning === '-') continue
    const meant = countOf(meaning)
    if (!meant) tally.meaningUnread += 1
    else addTo(tally, countOf(inEnglishLine(line, 'es') ?? ''), meant.carbs)
  }
  return tally
}

/** How many lines have a meaning that is read in English. */
export const readable = ({ right, near, unread, wrong }: SpanishTally): number =>
  right + near + unread + wrong

function addTo(tally: SpanishTally, read: Count | null, meant: number): void {
  if (!read) {
    tally.unread += 1
    return
  }
  const off = Math.abs(read.carbs - meant)
  const { least, most } = read
  if (off <= Math.max(1, 0.1 * meant)) tally.right += 1
  else if ((least - 1 <= meant && meant <= most + 1) || off <= Math.max(2, 0.25 * meant)) tally.near += 1
  else {
    tally.wrong += 1
    if (off > 20) tally.far += 1
  }
}

type Count = { carbs: number; least: number; most: number }

/** Grams of carbohydrate of the whole line; null if it is not counted. */
function countOf(line: string): Count | null {
  const { perServing, carbsBetween, notCounted } = figuresOf({
    ingredients: [line],
    servings: 1,
    claimed: NO_CLAIMS,
  })
  const { carbs } = perServing
  if (carbs === null || notCounted.length > 0) return null
  return { carbs, least: carbsBetween?.least ?? carbs, most: carbsBetween?.most ?? carbs }
}
