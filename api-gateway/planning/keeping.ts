import { foodGroupOf } from '@evenplate/nutrition/table/foods'
import type { Course } from '../brief/brief.ts'

export type Keeping = { keepsDays: number | null; freezes: boolean }

/**
 * Days that cooked food keeps in a refrigerator at 40 °F (FSIS "Leftovers and Food Safety": 3 to 4 days; seafood at the
 * lower end); cooked rice a day (UK Food Standards Agency). A plan never goes past them, whatever a tip says.
 */
const MOST_DAYS = 4
const USUAL_DAYS = 3
const SEAFOOD_DAYS = 2
const RICE_DAYS = 1

/** "Keeps 4 days", "Baked, they keep 3 days": said of the whole dish, not of "the filling". */
const WHOLE_KEEPS =
  /(?:^|[.;,] )(?:it |they |leftovers |everything )?keeps? (?:up to )?(\d|one|two|three|four|a) (days?|week)/i
const NOT_KEPT =
  /\b(?:best (?:fresh|hot|eaten|right|the day)|right away|same day|fresh each|do(?:es)? not keep|few hours|an hour|hours)\b/i
const FREEZES = /(?:\band |[.;,] (?:it |they )?|^(?:it |they )?)freezes?\b/i

const WORDS = new Map([
  ['a', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
])
const RICE = /^(?:wild-)?rice-(?!noodles|flour|milk|cakes?)/

/**
 * How long leftovers of a book dish keep, by the book's text, its course and its foods.
 * @param keeps the book's sentence on leftovers
 * @param foods ids of the food table that are in it
 */
export function keepingOf(keeps: string, course: Course, foods: readonly string[]): Keeping {
  const said = WHOLE_KEEPS.exec(keeps)
  if (!said || NOT_KEPT.test(keeps) || course === 'drink' || isDressed(course, foods)) return NOT_AT_ALL
  const days = said[2] === 'week' ? MOST_DAYS : (WORDS.get(said[1]!.toLowerCase()) ?? Number(said[1]))
  return { keepsDays: Math.min(days, mostDays(foods)), freezes: FREEZES.test(keeps) }
}

/** The same for a dish without such a sentence. Never frozen: only a cook knows whether it may be. */
export const keepingOfUnknown = (course: Course, foods: readonly string[]): Keeping =>
  isDressed(course, foods) ? NOT_AT_ALL : { keepsDays: Math.min(USUAL_DAYS, mostDays(foods)), freezes: false }

const NOT_AT_ALL: Keeping = { keepsDays: null, freezes: false }

function mostDays(foods: readonly string[]): number {
  if (foods.some((id) => RICE.test(id))) return RICE_DAYS
  const groups = new Set(foods.map(foodGroupOf))
  return groups.has('fish') || groups.has('shellfish') ? SEAFOOD_DAYS : MOST_DAYS
}

/** Leaves under a dressing wilt within hours. */
const isDressed = (course: Course, foods: readonly string[]): boolean =>
  course === 'salad' && foods.some((id) => foodGroupOf(id) === 'leaves-and-sprouts')
