import { mayBeMore } from './may-be-more.ts'
import type { NutrientKey } from './nutrients.ts'
import type { Figures, LineFigures, Span } from './recipe.ts'
import { isCounted } from './totals.ts'

export { mayBeMore, mayMatter } from './may-be-more.ts'

type Open = Pick<Figures, 'basis' | 'mayAdd' | 'lines'>

/** A line that is not in the totals, with the most carbohydrate it may add to a serving (g); null if there is no limit. */
export type LeftOut = { line: string; carbs: number | null }

/** The uncounted lines that may add enough carbohydrate to mention, each with what it may add. */
export const leftOutOf = ({ lines }: Pick<Figures, 'lines'>, servings: number): LeftOut[] =>
  lines
    .filter((line) => isLeftOut(line) && line.carriesCarbs)
    .map(({ line, mayAdd, grams }) => {
      const most = mayAdd?.carbs ?? grams
      return { line, carbs: most === null ? null : most / servings }
    })
    .filter(({ carbs }) => carbs === null || carbs >= LEAST)

/** Grams per serving: a meter could not show less. */
const LEAST = 1

/** The least and most carbs of a serving (g), if uncounted lines make the page show a range. */
export const rangeOf = (figures: Pick<Figures, 'basis' | 'mayAdd' | 'carbsBetween'>): Span | null =>
  figures.basis === 'computed' && mayBeMore(figures) ? figures.carbsBetween : null

/** Whether a figure is "at least", because something left out may add to it. */
export function isAtLeast(figures: Open, key: NutrientKey | 'glycemicLoad'): boolean {
  if (mayBeMore(figures)) return true
  if (figures.basis !== 'computed' || OF_CARBS.has(key)) return false
  return figures.lines.some((line) => isLeftOut(line) && !line.carriesCarbs)
}

const OF_CARBS: ReadonlySet<string> = new Set(['carbs', 'netCarbs', 'fiber', 'glycemicLoad'])

const isLeftOut = (line: LineFigures): boolean => !isCounted(line) && !line.negligible

/**
 * The most a serving may have of a figure that follows from carbohydrate, for a limit it must not break; null if
 * unknown.
 */
export function atMost(
  { perServing, mayAdd }: Pick<Figures, 'perServing' | 'mayAdd'>,
  key: 'carbs' | 'netCarbs' | 'glycemicLoad',
): number | null {
  const is = perServing[key]
  const more = mayAdd ? mayAdd[key === 'glycemicLoad' ? 'glycemicLoad' : 'carbs'] : 0
  return is === null || more === null ? null : is + more
}
