import type { Told } from './row.ts'

const CARBS = '(?:carb(?:s|ohydrates?)?|carbies)'
/** With a number it is a limit, which is read elsewhere. */
const NO_NUMBER = '(?! ?(?:(?:to|at|under|below|around|about|limit|count|budget|max|of|than|<|=|:) ?)*\\d)'
const HEAVY =
  '(?:carby|carb(?:s|ohydrate)? ?-?(?:heavy|loaded|rich|laden|dense|packed|y)|(?:heavy|high|rich) (?:on|in|with) (?:the )?carbs?|high[- ]carb|(?:full|loads) of carbs|loaded with carbs|carb[- ]?(?:bomb|fest|overload))'
const VERY =
  '(?: (?:be|being|go|going|as|too|so|very|super|that|all|all that|really|overly|crazy|quite|particularly|terribly|a|such a)){0,4}'
/** "It doesn't need to be light on carbs". */
const NEEDED = "(?<!(?:\\b(?:not|never|without|no)|n't)(?: (?:need|have|want))?(?: to)?(?: (?:be|go|it))? )"

/** Ways to ask for few carbs that do not say "low carb". */
export const LESS_CARB: Told[] = [
  {
    means: 'low carb',
    en: `${NEEDED}(?:(?:go|going|be|keep it|keep them) )?(?:light(?:er)?|eas(?:y|ier)|low(?:er)?|gentle(?:r)?|sparing) (?:on|in|with) (?:the |my |all )?${CARBS}(?![\\w-])${NO_NUMBER}`,
    es: '',
    when: /carb/,
  },
  {
    means: 'low carb',
    en: `(?:less|not|nothing|never|without|cannot|[a-z]{2,6}n't|isnt|wont|doesnt|shouldnt|too)${VERY} ${HEAVY}`,
    es: '',
    when: /carb/,
  },
  {
    means: 'low carb',
    en: `${NEEDED}(?:(?:cut|cutting|ease|scale|dial|trim|slash)(?: back| down| up)?(?: on)?|reduc(?:e|ing)|lower(?:ing)?|limit(?:ing)?|lay(?:ing)? off|skimp on|minimi[sz](?:e|ing)) (?:(?:the|my|our|on|down) ){0,2}${CARBS}(?! (?:intake|count))(?![\\w-])${NO_NUMBER}`,
    es: '',
    when: /carb/,
  },
  {
    means: 'low carb',
    en: `(?:keep(?:ing)? |with )?(?:the |my |our |its )?carbs? (?:content )?(?:down|light|minimal|to a minimum|in check|on the low(?:er)? side)${NO_NUMBER}|(?:carb[- ](?:light|lite|smart|wise)|(?:light|lite)[- ]carbs?)(?![\\w-])`,
    es: '',
    when: /carb/,
  },
]

const MADE_OF =
  "(?:is|are|has|have|uses?|contains?|'s)(?: (?:just|all|mostly|basically|really|usually|made|of|with|from|lots|a lot|full|got)){0,4} (?:(?:white|wheat|refined|the) )?(?:flour|pasta|starch|carbs|sugar|bread|rice|potato(?:es)?|noodles|corn|cornmeal|butter|cream|fat|oil|salt)"

/** "I know the roux is flour" explains, and asks for no flour. The part is not asked for by it, a dish is. */
export const EXPLAINED: Told[] = [
  {
    means: '',
    en: `i (?:know|get|realize|understand) (?:that )?(?:the |a |its |their )?(?:roux|crust|sauce|breading|coating|dough|batter|base|filling|thickener|toppings?|gravy) ${MADE_OF}(?= ?(?:,|;|\\.|so\\b|but\\b|and\\b))`,
    es: '',
    when: /\bi (?:know|get|realize|understand) /,
  },
  {
    means: '$1',
    en: `i (?:know|get|realize|understand) (?:that )?((?:the |a |my )?[a-z]{3,14}(?: [a-z]{3,14})?) ${MADE_OF}(?= ?(?:,|;|\\.|so\\b|but\\b|and\\b))`,
    es: '',
    when: /\bi (?:know|get|realize|understand) /,
  },
]
