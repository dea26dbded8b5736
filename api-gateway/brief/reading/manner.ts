import { COURSES } from '@evenplate/words/courses'
import { BUDGET, HEAT, KIDS, OPEN_WISH, TEXTURE } from '@evenplate/words/manner'
import { OCCASIONS } from '@evenplate/words/occasions'
import { patternOf, type Row } from '@evenplate/words/row'
import type { Brief } from '../brief.ts'
import { Scraps } from './scraps.ts'
import { takeKindsRefused } from './styles.ts'

const ready = <T>(rows: Row<T>[]) => rows.map((row) => ({ means: row.means, pattern: patternOf(row) }))
const [heat, texture, courses, occasions] = [ready(HEAT), ready(TEXTURE), ready(COURSES), ready(OCCASIONS)]
const [budget, kids, open] = [patternOf(BUDGET), patternOf(KIDS), patternOf(OPEN_WISH)]
const KIND =
  '(?:crunchy|crispy|soft|creamy|soups?|salads?|sandwich(?:es)?|drinks?|desserts?|sweet treats?|snacks?|appetizers?|side dish(?:es)?|sides?|dips?|sauces?|kids|party)(?!\\w)'

/** "Not a dessert nor a snack". Spanish leaves its verb after the "not": "que no sea postre". */
const refused = new RegExp(
  String.raw`\b(?:not|no|nothing|isn't|without|instead of|tired of) (?:is |to be |just |only )?(?:a |an |any |too |another |for )?${KIND}(?:,? (?:or|nor|and) (?:a |an |any |for )?${KIND}){0,3}`,
  'g',
)

export type Manner = Pick<Brief, 'heat' | 'texture' | 'course' | 'occasion' | 'budget' | 'eaters'> & {
  open: boolean
}

/** Manner, kind of dish and occasion. Cuts nothing out: the words also have other meanings. */
export function mannerOf({ rest }: Scraps): Manner {
  // "Besides sandwiches" asks for no sandwich.
  const kept = new Scraps(rest.replace(refused, ' | '))
  takeKindsRefused(kept)
  const text = kept.rest
  const first = <T>(rows: { means: T; pattern: RegExp }[]): T | null =>
    rows.find(({ pattern }) => pattern.test(text))?.means ?? null
  return {
    heat: heat.find(({ pattern }) => pattern.test(rest))?.means ?? null,
    texture: first(texture),
    course: first(courses),
    occasion: first(occasions),
    budget: budget.test(text),
    eaters: kids.test(text) ? 'kids' : null,
    open: open.test(text),
  }
}
