import { readFileSync } from 'node:fs'
import { NO_CLAIMS } from '@evenplate/domain/draft'
import { inEnglishLine } from '@evenplate/nutrition/abroad/abroad-line'
import { figuresOf } from '@evenplate/nutrition/figures/figures'

/**
 * How many lines count for as much carbohydrate as their meanings: right within 1 g or a tenth; near within 2 g or a quarter, or if
 * the meaning's figure is in the line's range; `far` are the wrong ones by over 20 g. A line whose meaning has no figure, such as
 * salt, cannot be compared.
 */
export type Tally = Record<'right' | 'near' | 'unread' | 'wrong' | 'far' | 'meaningUnread', number>

/** @param name of a file in this folder, with rows `line<TAB>meaning in plain US English`; the meaning of a heading is `-` */
export const tallyOfFile = (name: string, language: 'en' | 'es'): Tally =>
  tallyOf(readFileSync(new URL(name, import.meta.url), 'utf8'), language)

/** @param text the rows of such a file; those that start with `#` are left out */
export function tallyOf(text: string, language: 'en' | 'es'): Tally {
  const tally: Tally = { right: 0, near: 0, unread: 0, wrong: 0, far: 0, meaningUnread: 0 }
  for (const row of text.split(/\r?\n/).filter((one) => one && !one.startsWith('#'))) {
    const [line = '', meaning = '-'] = row.split('\t')
    if (meaning === '-') continue
    const meant = carbsOf(meaning)
    const read = carbsOf(language === 'es' ? (inEnglishLine(line, 'es') ?? '') : line)
    if (!meant) tally.meaningUnread += 1
    else if (!read) tally.unread += 1
    else add(tally, read, meant.carbs)
  }
  return tally
}

/** How many lines have a meaning with a figure. */
export const comparable = ({ right, near, unread, wrong }: Tally): number => right + near + unread + wrong

type Carbs = { carbs: number; least: number; most: number }

function add(tally: Tally, { carbs, least, most }: Carbs, meant: number): void {
  const off = Math.abs(carbs - meant)
  const inRange = least - 1 <= meant && most + 1 >= meant
  if (off <= Math.max(1, 0.1 * meant)) tally.right += 1
  else if (inRange || off <= Math.max(2, 0.25 * meant)) tally.near += 1
  else {
    tally.wrong += 1
    if (off > FAR) tally.far += 1
  }
}

const FAR = 20

/** Grams in the whole line, of a dish for twelve with nothing else in it; null if any of it has no figure. */
function carbsOf(line: string): Carbs | null {
  const { perServing, carbsBetween, notCounted } = figuresOf({
    ingredients: [line],
    servings: SERVINGS,
    claimed: NO_CLAIMS,
  })
  const { carbs } = perServing
  if (carbs === null || notCounted.length > 0) return null
  const { least, most } = carbsBetween ?? { least: carbs, most: carbs }
  return { carbs: carbs * SERVINGS, least: least * SERVINGS, most: most * SERVINGS }
}

const SERVINGS = 12
