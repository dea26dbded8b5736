import { LIMITS } from '@evenplate/domain/limits'
import { NUMBER, numberOf } from './numbers.ts'
import type { Scraps } from './scraps.ts'

/** How many portions are wanted, in other words than a number of people. */
export type Portions = {
  /** "4 bowls of soup", "serve 6". */
  count: number | null
  /** "5 freezer lunches": how often each person eats of it. */
  meals: number | null
  /** "Enough for the week": one portion a day for somebody who eats alone. */
  week: boolean
}

const DOZEN = 'half (?:a )?dozen|half-dozen|a dozen|one dozen'
const MANY = `(?:${DOZEN}|${NUMBER})`
/** A range counts as its higher number. */
const COUNT = String.raw`(?:(?:about|around|like|up to|at least|roughly|maybe) )?(?:${NUMBER} ?(?:-|to|or) ?)?(?<![\w.,/])(?<count>${MANY})(?![\w%]|[.,/]\d| ?(?:-|to|or) ?\d)`

const LIKE =
  '(?:(?:big|large|small|little|individual|single|hearty|generous|equal|good|full|nice|medium|soup|dinner|freezer|lunch|decent|normal|regular|adult)[- ]){0,2}'
/** "Get my 5 servings of vegetables in" and "2 servings of carbs" say what a serving has. */
export const WITHIN =
  '(?! ?(?:of|worth of) (?:any |my )?(?:veg\\w*|vegetables?|fruits?|greens|carb\\w*|starch\\w*|protein|fib(?:er|re)|grains?|dairy|fat|whole grains?)\\b)'
const VESSELS = new RegExp(
  String.raw`${COUNT}[- ]${LIKE}(?:bowls|bowlfuls|portions|servings|plates|helpings)(?!\w)${WITHIN}`,
)
const ONE_SERVING = /\b(?:a |one )?(?:single|solo|one|individual)[- ](?:serve|serving|portion)(?!\w)/

const BATCHES =
  /\b(?:double|triple|twice) (?:the |this |that |a |my )?(?:batch|recipe)(?!\w)(?! (?:for|of) \d)/

const NO_PEOPLE = String.raw`(?! ?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|nights?|meals?|lunch\w*|dinners?|times|g\b|gr\b|mg\b|grams?|oz\b|ounces?|lbs?\b|pounds?|cups?|slices|pieces|inch\w*|carbs?|calories|cals?|kcal|ingredients?|degrees|dollars|bucks|pm\b|am\b|o'clock|months|foods?|dishes|recipes|courses|sides|eggs|%|-|\/|\.\d))`
/** What a number without a noun ends with, so that "serve 6 lettuce cups" names no people. */
const ENDS = String.raw`(?= *(?:$|[.,;:!?|()]|(?:and|with|but|so|for|please|at|in|on|tonight|people|persons|adults|guests|of us|comfortably|generously|total|from|max|or|not|no|plus|since|because|under|using|as)\b))`
const SERVE = [
  new RegExp(String.raw`\b(?:serve|serves|serving|feeds?|feeding|makes|yields?) ${COUNT}${NO_PEOPLE}${ENDS}`),
  new RegExp(
    String.raw`\b(?:make|keep|scale) (?:it|this|that)(?: up| down)?(?: to| for)? ${COUNT}${NO_PEOPLE}${ENDS}`,
  ),
  new RegExp(
    String.raw`\b(?:servings|serves|portions|yield|headcount|head count|guests|people|number of (?:people|servings|guests)) ?[:=] ?${COUNT}`,
  ),
  new RegExp(String.raw`${COUNT}(?: of us| people| coming)? (?:at|around) (?:the|my|our) (?:\w+ )?table\b`),
  new RegExp(
    String.raw`\b(?:we're|we are|there's|there are|there'll be|we'll be|we have|i have|i've got|have) ${COUNT}(?: people| guests| of us)? (?:coming|for (?:dinner|lunch|supper|breakfast|brunch)|eating|over)\b`,
  ),
  new RegExp(
    String.raw`\b(?:we're|we are) ${COUNT}(?! \w+(?:s|ing|ed)\b)${NO_PEOPLE}(?= *(?:$|[.,;!?|]|(?:and|so|but|with|on|in|at|my|i|not|no|all)\b))`,
  ),
]

const MEAL = '(?:lunch(?:es)?|dinners?|suppers?|breakfasts?|brunches|meals?|comidas)'
const AHEAD =
  '(?:freezer|frozen|make[- ]?ahead|meal[- ]?prep(?:ped)?|prepped|reheat(?:able|ed)?|packed|pack|work|office|school|desk|grab[- ]and[- ]go|take[- ]?along|microwave(?:able)?|individual|to[- ]go)'
const KEPT =
  '(?:(?:that|which|to|i|we|he|she|they|you|can|could|will|just|be|get|for) ){0,4}(?:reheat\\w*|re-heat\\w*|freez\\w*|frozen|microwave\\w*|warm(?:ed)? (?:up|over)|heat(?:ed)? up|nuke|pack\\w*|stash|take to|grab|keep|work|the freezer|the office|lunch box)\\b'
const MEALS = [
  new RegExp(String.raw`${COUNT}[- ](?:\w+ )?${AHEAD}[- ]${MEAL}(?!\w)`),
  new RegExp(String.raw`${COUNT}[- ](?:\w+ )?${MEAL},? ${KEPT}`),
  new RegExp(String.raw`${COUNT}[- ](?:\w+ )?${MEAL} (?:out of|from) (?:it|this|that|one|a|the)\b`),
  new RegExp(
    String.raw`\b(?:makes?|gives?(?: me| us)?|get|covers?|enough for|lasts?(?: me| us)?(?: for)?|to last(?: me| us)?(?: for)?|stretch\w*(?: it)?(?: to| for| over| into)?|yields?|portioned into|divided into|split into|batch of) ${COUNT} (?:\w+ )?(?:${MEAL}|nights?|days|evenings)(?!\w)`,
  ),
  new RegExp(String.raw`${COUNT}[- ]days?[- ](?:of )?(?:meal[- ]?prep|prep|lunch(?:es)?|dinners?)(?!\w)`),
  // A lunch that is made several at a time is the same one: "5 lunches for work".
  new RegExp(
    String.raw`\b(?:want|need|make|making|cook|prep|pack|like) (?:me )?${COUNT} (?:\w+ )?lunches(?!\w)`,
  ),
]

const TONIGHT_AND_TOMORROW =
  /\b(?:dinner|supper)(?: tonight| today)?(?: and| plus|,)(?: then)? (?:leftovers for )?lunch (?:tomorrow|the next day|next day)\b/

const WEEK =
  /\bfor (?:the|a|my|this) (?:(?:whole|entire|full|work|working) )?week\b(?! of\b)|\b(?:enough (?:for|to last)|meal[- ]?prep(?:ping)?|prep(?:ping)?|lunch(?:es)?|dinners?|breakfasts?|meals?|lasts?|last(?:s|ing)? (?:me|him|her)|eat (?:on )?it|food|batch|cook(?:ing)? (?:once )?)(?: (?:it|them|me|him|her|food|something|that|to|i|can|eat|have|lasts?|lunch(?:es)?|dinners?|breakfasts?)){0,4} (?:for |through |over |all )?(?:the |my |this |all |a |his |her )?(?:whole |full |entire |work |working )*week\b/

/** Cuts the portions out of the text, before "bowls" is read as a kind of dish and "lunches" as a meal alone. */
export function takePortions(text: Scraps): Portions {
  const week = text.has(WEEK)
  const meals = takeMeals(text)
  const twice = meals === null && text.has(TONIGHT_AND_TOMORROW) ? 2 : null
  return { count: takeCount(text), meals: meals ?? twice, week }
}

/** The meals stay in the text, for what else they say: the freezer, and that it is lunch. */
function takeMeals(text: Scraps): number | null {
  for (const pattern of MEALS) {
    const match = pattern.exec(text.rest)
    const count = countOf(match?.groups?.count)
    if (!match || count === 0) continue
    const said = match[0].replace(new RegExp(String.raw`(?<![\w.,/])${match.groups!.count}(?!\w)`), ' ')
    text.rest = `${text.rest.slice(0, match.index)} ${said}${text.rest.slice(match.index + match[0].length)}`
    return count
  }
  return null
}

function takeCount(text: Scraps): number | null {
  for (const pattern of [VESSELS, ...SERVE]) {
    const count = countOf(text.take(pattern)?.groups?.count)
    if (count > 0) return count
  }
  const batches = text.take(BATCHES)
  if (batches) return LIMITS.servings.default * (/^(?:double|twice)/.test(batches[0]) ? 2 : 3)
  return text.take(ONE_SERVING) ? 1 : null
}

const countOf = (said: string | undefined): number =>
  said === undefined ? 0 : said.startsWith('half') ? 6 : said.endsWith('dozen') ? 12 : (numberOf(said) ?? 0)

/** A working week. */
const DAYS = 5

/** For how many portions to cook, where so many people were named. */
export function portionsFor({ count, meals, week }: Portions, people: number | null): number | null {
  const each = people ?? count
  if (meals !== null) return count ?? meals * (people ?? 1)
  return week && each === 1 ? DAYS : (count ?? people)
}
