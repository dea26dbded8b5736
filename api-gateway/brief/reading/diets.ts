import { ALL_DIETS, type Diet } from '@evenplate/domain/diets'
import type { Allergen } from '@evenplate/nutrition/table/food'
import { DIET_WITHOUT, DIETS } from '@evenplate/words/diets'
import { names } from './food-lexicon.ts'
import type { Scraps } from './scraps.ts'

const KNOWN = DIETS.map((row) => ({ means: row.means, pattern: new RegExp(row.en, 'gu') }))

export type DietReading = { diets: Diet[]; allergies: Allergen[]; unwanted: string[]; style: string[] }

/** Cuts diets out of the text. A denied diet ("not vegan") does not count. */
export function takeDiets(text: Scraps): DietReading {
  const read: DietReading = { diets: [], allergies: [], unwanted: [], style: [] }
  text.rest = text.rest.replace(OF_A_FOOD, (kind) => `${kind[0]}${HIDDEN}${kind.slice(1)}`)
  text.takeAll(DENIED)
  for (const free of text.takeAll(FREE_FROM)) {
    for (const word of free[1]!.split(/,? and |,? or |, | and /)) addFreeFrom(word.trim(), read)
  }
  for (const { pattern, means } of KNOWN) {
    if (!text.takeAll(pattern).length) continue
    read.diets.push(...(means.diets ?? []))
    read.allergies.push(...(means.allergies ?? []))
    read.unwanted.push(...(means.unwanted ?? []))
    read.style.push(...(means.style ?? []))
  }
  text.rest = text.rest.replaceAll(HIDDEN, '')
  return read
}

/** Within a word, so that no diet is read in it. */
const HIDDEN = '\u200b'

/** What is sold as low-carb or keto: "tortilla", "bread". */
const SOLD_SO = [...names].flatMap((name) => /^(?:low carb|keto) (.+)$/.exec(name)?.[1] ?? [])

/** "Two slices of keto bread" is what somebody has, not how they eat. */
const OF_A_FOOD = new RegExp(
  String.raw`(?<=\b(?:with|on|using|use|used|got|have|has|had|of|my|some|these|those|pieces?|slices?|\d+|two|three|four|the|in) )(?:low[- ]carb|keto)(?= (?:${SOLD_SO.join('|')})s?\b)`,
  'g',
)

const DIET_NAMES = [...ALL_DIETS.map((diet) => diet.replace('-', '[- ]')), 'veggie', 'ketogenic']
const OF_FAITH = ['halal', 'kosher']
const NAMES = `(?:${[...DIET_NAMES, ...OF_FAITH].join('|')})s?`
/** Denied, given up ("vegan until last year", "raised kosher, but"), or kept by others ("my sister keeps halal, I don't"). */
const DENIED = new RegExp(
  [
    String.raw`\b(?:not|isn't|aren't|n't|no longer|non)[- ](?:a |an |necessarily |strictly |even |be )?(?:${DIET_NAMES.join('|')})s?\b`,
    String.raw`\b(?:gave up|quit|stopped|done|used to|tired of|no longer|not) (?:(?:with|be|being|keep|keeping|eat|eating|going) ){0,3}(?:an? )?${NAMES}\b`,
    String.raw`\b(?:was|were|grew up|raised|brought up|used to (?:be|keep)) (?:an? )?${NAMES}(?= (?:for (?:years|ages|a while|\S+ (?:days|weeks|months|years))|once|until|till|before|as a (?:kid|child|student|teen))\b|,? (?:but|left|not any ?more|and (?:then|now))\b)`,
    String.raw`\b(?:keeps?|is|are|eats?) ${NAMES},? (?:but |and |so )?(?:i|we) (?:don't|do not|am not|are not|aren't|never did)(?! eat)\b`,
    String.raw`\b${NAMES} (?:phase|stint|days|years?|experiment) (?:is|are|was|were|did not|didn't)(?: \p{L}+){0,2} (?:over|done|behind|last)\b`,
    String.raw`\b${NAMES} (?:on|during) (?:weekdays|week days|weeknights|school nights)(?=.{0,80}\b(?:but|saturdays?|sundays?|weekends?)\b)`,
  ].join('|'),
  'gu',
)

/** "gluten and dairy free", "egg-free", each word on its own. */
const FREE_FROM =
  /(?<![-\w])((?:(?:gluten|dairy|lactose|wheat|egg|nut|peanut|soy|soya|meat|fish|shellfish|grain|sesame|carb|animal)s?(?:,? and |,? or |, |-and-))*(?:gluten|dairy|lactose|milk|wheat|egg|nut|peanut|soy|soya|meat|fish|shellfish|grain|sesame|carb|pork|onion|garlic|oil|crust|bread|nightshade)s?)[- ]free\b/g

function addFreeFrom(word: string, read: DietReading): void {
  const diet = DIET_WITHOUT.get(word.replace(/s$/, ''))
  if (diet) read.diets.push(diet)
  else if (word) read.unwanted.push(word === 'nut' ? 'nuts' : word)
}
