import { readFileSync } from 'node:fs'
import { NO_CLAIMS } from '@evenplate/domain/draft'
import { figuresOf } from '@evenplate/nutrition/figures/figures'

/** Lines with their meaning in US English, of cooks outside the United States: those we looked at, and those nobody read. */
export const WORLD = new URL('world.tsv', import.meta.url)
export const WORLD_UNREAD = new URL('world-unread.tsv', import.meta.url)
/** By a third writer, run once before the reader was changed and once after. */
export const WORLD_THIRD = new URL('world-third.tsv', import.meta.url)

/**
 * How lines compare to their meanings, both read alone: right within 1 g or a tenth, near within 2 g, a quarter or the shown range;
 * `far` are the wrong ones by over 20 g. A line whose meaning has no figure, such as salt, cannot be compared.
 */
export type Glossed = Record<'right' | 'near' | 'unread' | 'wrong' | 'far' | 'meaningUnread', number>

/** The tally of a file of rows `line<TAB>meaning`; a heading has `-` for a meaning, and rows that start with `#` are left out. */
export function glossedIn(file: URL): Glossed {
  const tally: Glossed = { right: 0, near: 0, unread: 0, wrong: 0, far: 0, meaningUnread: 0 }
  for (const row of readFileSync(file, 'utf8').split('\n')) {
    const [line = '', meaning = '-'] = row.split('\t')
    if (line === '' || line.startsWith('#') || meaning === '-') continue
    const meant = counted(meaning)
    const read = counted(line)
    if (!meant) tally.meaningUnread += 1
    else if (!read) tally.unread += 1
    else tally[verdictOf(read, meant.carbs)] += 1
    if (meant && read && verdictOf(read, meant.carbs) === 'wrong' && Math.abs(read.carbs - meant.carbs) > FAR)
      tally.far += 1
  }
  return tally
}

const FAR = 20

type Counted = { carbs: number; least: number; most: number }

/** The carbohydrate of a line alone; null if any of it is not counted. */
function counted(line: string): Counted | null {
  const { perServing, carbsBetween, notCounted } = figuresOf({
    ingredients: [line],
    servings: 1,
    claimed: NO_CLAIMS,
  })
  const { carbs } = perServing
  if (carbs === null || notCounted.length > 0) return null
  return { carbs, least: carbsBetween?.least ?? carbs, most: carbsBetween?.most ?? carbs }
}

function verdictOf({ carbs, least, most }: Counted, meant: number): 'right' | 'near' | 'wrong' {
  const off = Math.abs(carbs - meant)
  if (off <= Math.max(1, 0.1 * meant)) return 'right'
  const isInside = least - 1 <= meant && most + 1 >= meant
  return isInside || off <= Math.max(2, 0.25 * meant) ? 'near' : 'wrong'
}
