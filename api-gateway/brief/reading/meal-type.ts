import type { MealType } from '@evenplate/domain/options'
import { HINTS, MEALS } from '@evenplate/words/meals'
import { patternOf } from '@evenplate/words/row'
import type { Scraps } from './scraps.ts'

const KINDS = [...MEALS, ...HINTS].map((row) => ({ means: row.means, pattern: patternOf(row) }))

/** The kind of meal; the first one named counts. "something sweet after dinner" does not name dinner. */
export function mealTypeOf(text: Scraps): MealType | null {
  text.takeAll(
    /\b(?:after|before|until|between|following|post) (?:\w+ )?(?:breakfast|lunch|dinner|supper|meals)\b/g,
  )
  text.takeAll(
    /\b(?:not|no|instead of|rather than|skip(?:ping)?) (?:a |an |for )?(?:breakfast|lunch|dinner|supper|snacks?|desserts?)\b/g,
  )
  return KINDS.find(({ pattern }) => text.has(pattern))?.means ?? null
}
