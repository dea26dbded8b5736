import type { MealType } from '@evenplate/domain/options'
import { HINTS, MEALS } from '@evenplate/words/meals'
import { patternOf } from '@evenplate/words/row'
import type { Scraps } from './scraps.ts'

const ready = (rows: typeof MEALS) => rows.map((row) => ({ means: row.means, pattern: patternOf(row) }))
const [named, hints] = [ready(MEALS), ready(HINTS)]

/**
 * The kind of meal; the first one named counts. "something sweet after dinner" does not name dinner, and a dessert for tonight is no
 * dinner.
 */
export function mealTypeOf(text: Scraps, course: string | null = null): MealType | null {
  text.takeAll(
    /\b(?:after|before|until|between|following|post) (?:\w+ )?(?:breakfast|lunch|dinner|supper|meals)\b/g,
  )
  text.takeAll(REFUSED)
  const first = (kinds: typeof named) => kinds.find(({ pattern }) => text.has(pattern))?.means
  return first(named) ?? (course === 'dessert' ? 'Dessert' : (first(hints) ?? null))
}

const MEAL = '(?:breakfast|lunch|dinner|supper|snacks?|desserts?)'

/** "Not a dessert or a snack". Spanish leaves its verb after the "not": "que no sea postre". */
const REFUSED = new RegExp(
  String.raw`\b(?:not|no|isn't|instead of|rather than|skip(?:ping)?) (?:is |to be |just |only )?(?:a |an |for |any |another )?${MEAL}\b(?:,? (?:or|nor|and) (?:a |an |for )?${MEAL}\b){0,3}`,
  'g',
)
