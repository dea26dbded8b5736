import type { MealType } from '@evenplate/domain/options'
import { HINTS, MEALS } from '@evenplate/words/meals'
import { patternOf } from '@evenplate/words/row'
import { takeNegations } from './negations.ts'
import { Scraps } from './scraps.ts'

const ready = (rows: typeof MEALS) => rows.map((row) => ({ means: row.means, pattern: patternOf(row) }))
const [named, hints] = [ready(MEALS), ready(HINTS)]
/** Hints that name no food. */
const times = ready([
  { means: 'Breakfast', en: 'in the morning|mornings?', es: '' },
  { means: 'Lunch', en: 'at noon|noon|midday|at work|for the office', es: '' },
  { means: 'Dinner', en: 'tonight|this evening|weeknight|in the evening', es: '' },
])

/**
 * The kind of meal; the first one named counts. "something sweet after dinner" does not name dinner, and a dessert for tonight is no
 * dinner.
 */
export function mealTypeOf(text: Scraps, course: string | null = null): MealType | null {
  text.takeAll(
    /\b(?:after|before|until|between|following|post) (?:(?!(?:work|school|church|practice|gym|workouts?|training|class|soccer|football|yoga|swimming|exercise|shift|hiking|running|a|my)\b)\w+ )?(?:breakfast|lunch|dinner|supper|meals)\b/g,
  )
  text.takeAll(REFUSED)
  text.takeAll(FINE_ALREADY)
  const said = new Scraps(text.rest)
  said.takeAll(NUMBERS_AT)
  const meal = firstIn(said, named)
  if (meal || course === 'dessert') return meal ?? 'Dessert'
  const hint = firstIn(said, hints)
  if (!hint) return null
  // "Without oatmeal" is no breakfast, but a pudding alternative is eaten when a pudding is.
  const kept = new Scraps(said.rest.replace(/ (?:alternatives?|substitutes?|replacements?)\b/g, ''))
  takeNegations(kept)
  return firstIn(kept, hints) ?? firstIn(said, times)
}

const firstIn = (text: Scraps, kinds: typeof named): MealType | null =>
  kinds.find(({ pattern }) => text.has(pattern))?.means ?? null

/** "My sugar was high this morning", "I woke up at 180": when something was measured is not when somebody eats. */
const NUMBERS_AT =
  /\b(?:sugars?|glucose|levels?|readings?|numbers?|bg|a1c|meter|cgm|dexcom|libre|it|i|he|she) (?:was|were|is|are|runs?|ran|has been|have been|been|goes|went|spikes?|spiked|reads?|read|shot up|woke up|wakes? up|wake up|tested|came)(?= )(?: (?!(?:for|want|wants|need|needs|so|what|please)\b)[a-z\d/]+){0,6}? (?:(?:this|in the|every|most|at|after|before|early|yesterday) ?)?(?:mornings?|tonight|this evening|at night|noon|midday|breakfast|lunch|dinner)\b/g

const MEAL = '(?:breakfast|lunch|dinner|supper|snacks?|desserts?)'

/** "Breakfast numbers are fine, it's lunch that's high": no dish is wanted for a meal that is fine. */
const FINE_ALREADY =
  /\b(?:breakfasts?|lunch(?:es)?|dinners?|suppers?|snacks?|mornings?|evenings?)(?: (?:numbers?|readings?|sugars?|levels?|glucose|spikes?))? (?:is|are|'s|looks?|stays?|goes|go|seems?|va|van|esta|estan) (?:always |usually |mostly |all |already |muy )?(?:fine|good|great|ok|okay|perfect|in range|under control|normal|sorted|covered|bien)(?! (?:for|with|to|if|place|time)\b)/g

/** "Not a dessert or a snack". Spanish leaves its verb after the "not": "que no sea postre". */
const REFUSED = new RegExp(
  String.raw`\b(?:not|no|isn't|instead of|rather than|skip(?:ping)?) (?:is |to be |just |only )?(?:a |an |for |any |another )?${MEAL}\b(?:,? (?:or|nor|and) (?:a |an |for )?${MEAL}\b){0,3}`,
  'g',
)
