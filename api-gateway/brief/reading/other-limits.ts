import type { Brief } from '../brief.ts'
import type { Scraps } from './scraps.ts'

/** Limits that are not for one serving of the person who asks: a day's, and somebody else's. */

const COUNTED_A_DAY =
  /\b(\d{2,4}) ?(?:g|gr|grams?)? ?(?:(?:of|de|total|net) ){0,2}(carb(?:s|ohydrates?)?|carbo?s|calories|kcals?|cals?) ?(?:max(?:imum)?|total|limit)? ?(?:a day|per day|each day|daily|every day|in a day|for the (?:whole )?day|al dia|por dia)(?!\w)/
const DAYS_ALLOWANCE =
  /\b(?:daily|a day's|day's) (carbs?|calories?|carb(?:ohydrate)?)? ?(?:limit|allowance|budget|total|goal|target|maximum|max|intake) ?(?:is|of|:|at)? ?(\d{2,4})(?!\d)/

/** "I am on 130 g carbs a day": not a limit of one dish, which is told as a part of it. */
export function takeADay(text: Scraps): Brief['aDay'] | null {
  const counted = text.take(COUNTED_A_DAY)
  const allowed = counted ? null : text.take(DAYS_ALLOWANCE)
  const value = Number(counted?.[1] ?? allowed?.[2])
  const figure = /cal/.test(counted?.[2] ?? allowed?.[1] ?? '') ? 'calories' : 'carbs'
  const [least, most] = figure === 'carbs' ? [10, 400] : [500, 5000]
  return value >= least && value <= most ? { figure, value } : null
}

const RELATIVE =
  'husband|wife|partner|spouse|boyfriend|girlfriend|mom|mum|mother|dad|father|grandmother|grandma|grandfather|grandpa|son|daughter|sister|brother|friend|roommate|kids|children|sons|daughters'
const BOUND = '(?:(?:only|just|about|around|max(?:imum)?|up to|under|at most|no more than|less than|like) )*'
const GRAMS = '(\\d{1,3})(?: ?(?:g|gr|grams?)\\b)?(?: (?:of|de))?(?: carbs?\\b)?'

const FOR_OTHER = new RegExp(
  `(?:\\b(?:and|but|y)|[,;]) ${BOUND}${GRAMS}(?: (?:each|max|tops|or less))? for (?:my|the|our) (${RELATIVE})(?!\\w)`,
  'g',
)
const OTHER_HAS = new RegExp(
  `(?:\\b(?:and|but|y)|[,;.]) (?:my|the|our) (${RELATIVE})(?:'s)? (?:is |are )?(?:needs?|gets?|can (?:only )?have|has|wants?|limit is|allowed|only|at) ${BOUND}(\\d{1,3})(?: ?(?:g|gr|grams?)\\b| carbs?\\b)(?: (?:of )?carbs?)?`,
  'g',
)

/** "Between 35 and 45 for me and 20 for my husband" is of carbs, which go without saying here. */
const FOR_ME = new RegExp(
  `\\b([1-9]\\d{1,2})(?: ?(?:g|gr|grams?))? (?:each )?for me(?=,? (?:and|but) ${BOUND}[1-9]\\d{1,2}(?: ?(?:g|gr|grams?))?(?: (?:each|max))? for (?:my|the|our) (?:${RELATIVE})(?!\\w))`,
)

/** "35 g for me and 20 for my husband": the second is told as a share of a serving. */
export function takeOthers(text: Scraps): NonNullable<Brief['others']> {
  text.rest = text.rest.replace(FOR_ME, '$1 g carbs for me')
  if (!/\bcarb/.test(text.rest)) return []
  return [
    ...text.takeAll(FOR_OTHER).map(([, value, who]) => ({ who: who ?? '', value: Number(value) })),
    ...text.takeAll(OTHER_HAS).map(([, who, value]) => ({ who: who ?? '', value: Number(value) })),
  ].filter(({ value }) => value > 0 && value <= 200)
}
