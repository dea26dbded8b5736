import { clausesOf } from './clauses.ts'
import { speaksOfEmergency } from './emergency.ts'
import { isLow, isLowAndFalling } from './glucose.ts'
import { speaksOfLowAbroad } from './low-now-abroad.ts'

/**
 * Whether someone says that their blood sugar is low at this moment: a reading under 70 mg/dL or 3.9 mmol/L,
 * plain words, or the signs of it. Lows of the past, feared lows, ranges and A1C are no emergency.
 * In doubt it says yes: a needless warning costs a click, a missed low may cost far more.
 */
export function speaksOfLowNow(text: string): boolean {
  if (speaksOfEmergency(text)) return true
  return clausesOf(text)
    .map(inFigures)
    .some((clause) => {
      if (speaksOfLowAbroad(clause)) return true
      if (PREVENTED.test(clause)) return false
      const now = NOW.test(clause)
      if (!now && (PAST.test(clause) || HABIT.test(clause))) return false
      return SAYS_LOW.some((pattern) => pattern.test(clause)) || hasSigns(clause) || hasLowReading(clause)
    })
}

/** "3,4" and "fifty-two" as figures. */
const inFigures = (clause: string): string =>
  clause
    .replace(/(?<![\d.,])(\d{1,2}),(\d{1,2})(?![\d,])/g, '$1.$2')
    .replace(NUMBER_WORDS, (_, tens: string, ones: string | undefined) =>
      String((TENS[tens] ?? 0) + (ones ? ONES.indexOf(ones) + 1 : 0)),
    )

const TENS: Record<string, number> = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 }
const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const NUMBER_WORDS = new RegExp(
  String.raw`\b(${Object.keys(TENS).join('|')})(?:[- ](${ONES.join('|')}))?\b`,
  'g',
)

const NOW =
  /\b(right now|rn|now(?! and (?:then|again)| that)|at the moment|currently|just (?:tested|checked|measured)|minutes? ago|mins? ago)\b/
const PAST =
  /\b(yesterday|last (?:night|\w+day|week|month|year|time|summer|winter)|(?:days?|weeks?|months?|years?|hours?) ago|used to|history of|in the past|this morning|(?:had|have had|i've had) (?:a )?(?:low|hypo)s?|back when|when i was)\b/
const HABIT =
  /\b(sometimes|often|usually|usual|tend|tends|prone|always|whenever|every (?:day|night|morning|time)|(?:if|in case|once) (?:i|i'm|my|it)|when (?:i|i'm|my|it)\b(?! (?:just )?(?:checked|tested|measured|woke|looked))|at night|overnight|target|goal|recurrent|frequent)\b/
const PREVENTED =
  /\b(?:avoid(?:s|ing)?|prevent(?:s|ing)?|(?<!can't |cannot )stops?|stopping|keep(?:s|ing)? (?:me|him|her|them|us|my \w+(?: \w+)?) (?:from|stable|steady|level)|without (?:going|getting|dropping|feeling|being)|(?:don't|do not|won't|doesn't|does not|not) (?:want|like|go|get|drop|crash|make|let|leave|end|feel|be|have|send|cause)|not (?:low|going low|shaky|a low)|never|(?:afraid|scared|worried|fear|risk|worry) (?:of|about|i'll|that)|for when|in case|so (?:i|that i|my sugar|my blood sugar) (?:don't|do not|won't|doesn't|stays?)|no longer|isn't low|is not low)\b/

const SUGAR = '(?:blood sugars?|blood glucose|sugars?|glucose|bgl?|bs|numbers?|levels?)'
const SOFT =
  '(?:(?:really|very|too|so|pretty|quite|still|dangerously|a bit|a little|kind of|super|extremely|way|currently|now|right now|just|feeling|feels|getting|going|running|dropping|dropped|gone|reading) ){0,3}'

const SAYS_LOW = [
  new RegExp(
    String.raw`\b(?:my|blood) (?:\w+ )?(?:sugars?|glucose|bgl?|levels?|numbers?)(?:'s|'re| is| are| has| feels?| seems?| went| just)? ${SOFT}low\b(?![- ]?(?:carb|gi|gl|fat|sodium|sugar|glycemic))`,
  ),
  new RegExp(String.raw`\b${SUGAR}(?:'s| is| are) ${SOFT}low\b.*\b(?:now|moment|currently)\b`),
  new RegExp(
    String.raw`\b(?:i'm|i am|im|she's|he's|she is|he is|(?:son|daughter|husband|wife|mom|mum|mother|dad|father|kid|child|partner)(?:'s| is)) ${SOFT}low\b(?![- ]?(?:carb|gi|gl|fat|sodium|sugar|glycemic|on |income|budget|key|fodmap|fibre|fiber|calorie|energy|in |maintenance))`,
  ),
  new RegExp(
    String.raw`\b${SUGAR}(?:'s| is| are| keeps?| has been)? (?:(?:just|now|really|suddenly|rapidly|fast|quickly) )*(?:dropping|crashing|crashed|tanking|tanked|plummeting|plummeted|falling|bottoming out|bottomed out)\b`,
  ),
  /\b(?:i'm|i am|im) (?:(?:totally|really|definitely|having a sugar|sugar|currently) )*(?:crashing|going hypo|hypo(?:glyc[a]?emic)?\b|bottoming out)/,
  /\b(?:having|having an?|i have an?|feel(?:ing)? an?|got an?|in an?|treating an?|need to (?:treat|fix|correct) (?:a|my|this)) (?:\w+ ){0,2}(?:hypo|hypoglyc[a]?emi[ac]|low|sugar crash|low blood sugar)\b(?![- ]?(?:carb|gi|gl|fat|sodium|sugar (?!now|right)|glycemic))/,
  /\b(?:low blood (?:sugar|glucose)|hypo(?:glyc[a]?emia)?|urgent low|low alarm|low alert) (?:\w+ ){0,2}(?:right now|now|at the moment|going off|happening)\b/,
  /\b(?:i'm|i am|im) (?:(?:really|still|suddenly) )?(?:dropping|falling|tanking)(?: (?:fast|quickly|quick|hard|rapidly|now))*(?:$|,| and\b| need\b| help\b)/,
  /^low (?:rn|right now|now)\b/,
  /^hypo$/,
  /\b(?:double|two) (?:down arrows?|arrows? down)\b/,
  /\b(?:bring|get) (?:my|his|her) (?:blood )?(?:sugars?|glucose|levels?|bg) (?:back )?up\b/,
  /\b(?:need|have|got|trying|how) to (?:raise|boost) (?:my|his|her) (?:blood )?(?:sugars?|glucose|levels?|bg)\b/,
  /\b(?:feel(?:ing)? like i'm|i'm|i am|about|going) (?:\w+ ){0,2}(?:to )?pass(?:ing)? out\b/,
  /\b(?:is|went|gone|going|am|i'm) hypo\b/,
  /\blo on (?:the|my|his|her) (?:meter|cgm|sensor|libre|dexcom)\b/,
  /\b(?:fix|treat|correct) (?:my|a|this|the|his|her) low\b(?![- ]?(?:carb|gi|fat|sodium|sugar))/,
  /\blow blood (?:sugar|glucose) emergency\b/,
  /\b(?:so|really|very|too|feeling) low (?:right now|now|at the moment)\b/,
  /^(?:my |blood )*(?:sugar|glucose|bgl?) low\b(?![- ]?(?:carb|gi|fat|index|recipe|dinner|lunch|dish|dessert|meal|food|diet|in\b))/,
  /\b(?:i feel|feel|feeling) (?:a bit |a little |really |very )?hypo(?:glyc[a]?emic)?\b/,
  /\b(?:i'm|i am|im|sugars?|glucose|bgl?|bs|numbers?|levels?)(?: (?:is|are|now|down|still|currently))* in(?:to)? the (?:low |mid |high |upper |lower )?(?:[2-6]0'?s|(?:twen|thir|for|fif|six)ties)\b/,
  /(?:^|\bi'm |\bi am |\bstill |\bkeep )(?:going|dropping) low\b(?![- ]?(?:carb|gi|fat|sodium|sugar))/,
  /\bi(?:'ve| have)? (?:just )?(?:went|gone|dropped) (?:really |very |too )?low\b(?![- ]?(?:carb|gi|fat|sodium|sugar))/,
  /\blow blood (?:sugar|glucose)\b.*\b(?:right now|now(?! and (?:then|again)| that))\b/,
  /\b(?:dexcom|libre|cgm|meter|sensor|monitor|pump) (?:\w+ ){0,2}(?:says|reads|shows|alarm(?:ed|ing)?|is alarming|reading|alert(?:s|ed)?|beeping)(?: \w+){0,2} (?:urgent )?lo(?:w)?\b/,
  /\b(?:bring|pull|push|get) up (?:my|his|her|the) (?:blood )?(?:sugars?|glucose|levels?|bg)\b/,
  /\b(?:eat|drink|have|take|give|snack|food|something|anything|juice)(?: \w+){0,4} (?<!not )to (?:raise|boost|increase|lift) (?:my|his|her) (?:blood )?(?:sugars?|glucose|bg)\b/,
  /^(?:(?:feeling|really|very|so|still|help) )*low(?: again)?(?:,| and)? (?:i )?(?:need|gotta|must|have to|help)\b/,
  /\b(?:juice|glucose|sugar|candy|sweets?|carbs?|tablets?|gels?|snacks?|food|soda|something|anything|recipe) (?:\w+ )?(?:for|during) (?:a|my|this|his|her) (?:low|hypo)(?:$|,| and\b| now\b| right now\b| please\b| that\b)/,
  /\bneed (?:\w+ )?(?:sugar|glucose|carbs) (?:right )?(?:now|fast|quick(?:ly)?|asap|immediately|urgently)\b/,
  /\bneed (?:some |a few |\d+ ?g(?:rams)? (?:of )?)?(?:fast|quick|rapid)(?:[- ]acting)? (?:carbs?|sugar|glucose|carbohydrates?)\b(?!.*\b(?:run|race|ride|hike|workout|training|marathon|match|game|gym)\b)/,
  /^(?:(?:i'm|am|still|now|it's|its|help) )*(?:dropping|falling|crashing|tanking|going down) (?:so |very |really )?(?:fast|quick(?:ly)?|rapidly|hard)\b/,
  /\blow (?:glucose |sugar )?(?:alarm|alert)s?(?: (?:just|has|keeps?|is|are))* (?:woke|waking|went off|goes off|going off|ringing|beeping|buzzing|screaming|sounding|blaring)\b/,
  /\b(?:blood sugars?|blood glucose|sugars?|glucose|bgl?)(?:'s| is| are| went| has gone| gone)? (?:way|far|too|really|very) (?:far )?down\b(?! (?:from|since|thanks|with|to \d{3}|compared|on))/,
]

const SIGN =
  '(?:shaky|shaking|trembling|trembly|jittery|sweating|sweaty|clammy|cold sweats?|light-?headed|dizzy|confused|faint|woozy|weak|heart(?:.s| is)? (?:pounding|racing)|racing heart|blurr(?:y|ed) vision)'
const SIGNS = new RegExp(String.raw`\b${SIGN}\b`, 'g')
const FEELS = new RegExp(
  String.raw`\b(?:i'm|i am|im|i feel|i'm feeling|feeling|feel|can't stop|cannot stop) (?:(?:really|very|so|a bit|a little|kind of|all|quite|pretty|suddenly|getting|and) )*${SIGN}\b`,
)
const STRONG = /\b(?:shaky|shaking|trembling|trembly|clammy|cold sweats?)\b/

/** Nothing but how one feels: "sweating, shaking, heart pounding". */
const FEELING_FIRST = new RegExp(String.raw`^(?:(?:so|very|all|suddenly|really|getting) )*${SIGN}\b`)
const FEELS_WRONG =
  /\bfeel(?:ing)? (?:(?:really|very|so|a bit|kind of|super|all) )*(?:weird|off|funny|strange|odd|awful|terrible|bad)\b/
/** "I get shaky in the afternoon" tells of most days. */
const MOST_DAYS = /\b(?:makes?|gets?|after|before|in the (?:afternoon|morning|evening)s?)\b/
const ON_INSULIN = /\b(?:type ?(?:1|one)|t1d?|insulin|bolus\w*|injected)\b/
const SUGAR_FALLS = new RegExp(String.raw`\b${SUGAR}\b.*\b(?:down|dropp\w*|fall\w*|crash\w*|tank\w*)\b`)
/** A pan is shaken and onions sweat, too. */
const COOKING =
  /\b(?:shaking|sweating|weak) (?:up|things|it|off|the|beef|pan|onions?|leeks?|vegetables?|broth|tea|coffee)\b/

/** Two signs at once, or one strong sign someone says they feel. */
function hasSigns(clause: string): boolean {
  const signs = new Set(clause.match(SIGNS))
  if (COOKING.test(clause)) return false
  if (signs.size >= 2 && FEELING_FIRST.test(clause)) return true
  if (
    STRONG.test(clause) &&
    (FEELS_WRONG.test(clause) || (ON_INSULIN.test(clause) && !MOST_DAYS.test(clause)))
  )
    return true
  if (FEELS.test(clause) && (ON_INSULIN.test(clause) || SUGAR_FALLS.test(clause))) return true
  if (signs.size >= 2 && (FEELS.test(clause) || NOW.test(clause))) return true
  if (signs.size > 0 && /\bfeel(?:ing)? (?:\w+ )?low\b/.test(clause)) return true
  return signs.size > 0 && FEELS.test(clause) && (STRONG.test(clause) || NOW.test(clause))
}

const NUMBER = String.raw`(?<number>\d{1,3}(?:\.\d)?)`
// Whatever makes the figure something else: a range, an amount, an age, a time, an A1C.
const NOT_A_READING = String.raw`(?![\d.]*\d)(?!\s*(?:-|–|to\b|%|percent|g\b|grams?|kg|oz|ounces?|lbs?|pounds?|ml|cups?|tbsp|tsp|mg\b(?!\s*\/?\s*dl)|cal|kcal|carbs?|min|minutes?|hours?|hrs?|days?|weeks?|months?|years?|miles?|km\b|feet|ft\b|inch(?:es)?|yrs?|yo\b|people|persons?|servings?|guests?|units?|recipes?|degrees?|°|dollars?|points?|mmols?\s*\/\s*mol|f\b|c\b|or (?:less|under)))`
const UNIT = String.raw`(?:mg\s*\/?\s*dl|mmols?(?!\s*\/\s*mol)(?:\s*\/?\s*l)?\b)`

const READINGS = [
  // "3.2 mmol", "58 mg/dl"
  new RegExp(
    String.raw`(?<![\d.\-–]|\d (?:to|and|-|–) |(?:below|under|above|over|than|to|<|>)\s?)${NUMBER}\s*(?<unit>${UNIT})`,
    'g',
  ),
  // "I'm at 52", "sitting at 3.4"
  new RegExp(
    String.raw`\b(?:(?:i'm|i am|im|it's|she's|he's|she is|he is|is|am) (?:(?:now|currently|sitting|down|only|still|just|already|hovering|right now) )*(?:at|under|below|around|about|down to)|sitting at|(?:dropped|dropping|fell|falling|down|crashed) to|now at|hovering (?:at|around)) (?:about |around |like )?${NUMBER}${NOT_A_READING}`,
    'g',
  ),
  // "my glucose is 61", "meter says 3.1", "bg: 58"
  new RegExp(
    String.raw`\b(?:blood sugar|blood glucose|sugar|glucose|bgl?|bs|my (?:\w+ )?(?:levels?|numbers?)|reading|meter|cgm|dexcom|libre|fsl|sensor|finger ?stick)(?: level| reading| monitor)?(?:'s|\s*[:=]\s*)?(?: (?:is|was|at|of|says|reads|shows|showing|reading|just|now|only|currently|right now|down|to|it's|i'm|about|around|under|below|came|back|like|still|me|a|level|sitting|read|went|has|gone|dropped|fallen|hit|hitting|a|alarmed|alarming|beeped|beeping|alerted|alert)){0,5}(?:\s+|(?<=[:=]))${NUMBER}${NOT_A_READING}`,
    'g',
  ),
  // "reading 52 and shaky", "I'm 52 and shaking": a figure beside a sign
  new RegExp(
    String.raw`\b${NUMBER}${NOT_A_READING},?(?: (?:and|right now|now|i feel|feeling|i'm|so|very|really|am|a bit))* ${SIGN}\b`,
    'g',
  ),
  new RegExp(
    String.raw`\b${SIGN}[, ](?: ?(?:and|at|with|i'm|my|sugar|blood|glucose|meter|says|is|a|reading|of))* ${NUMBER}${NOT_A_READING}`,
    'g',
  ),
  // "I'm 2.9": a figure with a dot is nobody's age
  new RegExp(
    String.raw`\b(?:i'm|i am|im|she's|he's) (?:(?:now|currently|only|just|already|down to|like) )*(?<number>\d\.\d)${NOT_A_READING}`,
    'g',
  ),
  // "59 on the meter"
  new RegExp(String.raw`\b${NUMBER} on (?:the|my|his|her) (?:meter|cgm|sensor|libre|dexcom|monitor)\b`, 'g'),
  // Nothing but a figure
  new RegExp(`^(?:at )?${NUMBER}$`, 'g'),
  // "64 and falling", "woke up at 51"
  new RegExp(
    String.raw`\b${NUMBER}${NOT_A_READING}(?=,?(?: and)?(?: still)? (?:falling|dropping|going down|trending down|heading down)\b)`,
    'g',
  ),
  new RegExp(String.raw`\bwoke up (?:at|with|to)(?: a)? ${NUMBER}${NOT_A_READING}`, 'g'),
  // "just tested: 49", "I tested and got 61"; "tested 50 recipes" goes on
  new RegExp(
    String.raw`\b(?:tested|checked|measured|scanned|pricked(?: my finger)?)(?:\s*[:=,]\s*|\s+)(?:(?:and|it|i|i'm|i am|it's|it is|my|sugar|sugars|blood|glucose|got|was|is|are|at|a|now|just|says|said|showed|shows|reads|came|back|only|with|for) )*${NUMBER}${NOT_A_READING}(?=\s*(?:$|,|\(|and\b|now\b|so\b|what\b|need\b|right\b|help\b|-))`,
    'g',
  ),
  // "Sugars are at 60"
  new RegExp(
    String.raw`(?<!\b(?:added|total|free|natural|keep|keeping|want) )\b(?:sugars|my levels|my numbers)(?: (?:are|is|r|at|now|down|to|only|around|about|just|currently|still|reading|under|below))+ ${NUMBER}${NOT_A_READING}`,
    'g',
  ),
  // "my CGM alarm is going off at 58"
  new RegExp(
    String.raw`\b(?:alarms?|alerts?|sensor|cgm|dexcom|libre|pump|phone)(?:'s| is| are| keeps?| just| has| alarm| been)* (?:going off|went off|goes off|ringing|beeping|buzzing|screaming|sounding|blaring|yelling)(?:,| at| with| and| says| it says| i'm| reading| -)* ${NUMBER}${NOT_A_READING}`,
    'g',
  ),
  // "52 right now"
  new RegExp(String.raw`(?:^|, |\bat )${NUMBER} (?:right now|at the moment)\b`, 'g'),
]

function hasLowReading(clause: string): boolean {
  return READINGS.some((pattern) =>
    [...clause.matchAll(pattern)].some((match) => {
      const before = clause.slice(0, match.index + match[0].indexOf(match.groups?.number ?? ''))
      if (/a1c[^,]*$|\b(?:range|between|target|goal|limit|age|aged|turned|weigh|carbs?)\b[^,]*$/.test(before))
        return false
      // "under 70" is low, "70" is not.
      const below = /\b(?:under|below)\s*$/.test(before) ? 0.1 : 0
      const after = clause.slice(match.index + match[0].length)
      const value = Number(match.groups?.number) - below
      return isFalling(before, after)
        ? isLowAndFalling(value, match.groups?.unit)
        : isLow(value, match.groups?.unit)
    }),
  )
}

/** "4 mmol/L and dropping fast": at this moment, not "95 and dropping since I eat less bread". */
const isFalling = (before: string, after: string): boolean =>
  /^\W*(?:(?:mg\s*\/?\s*dl|mmols?\s*\/?\s*l?)\W*)?(?:(?:and|but|still|now|it's|is|with|quickly|fast|rapidly|trending|heading) )*(?:falling|dropping|going down|down arrows?|trending down|heading down|(?:two|double|2) (?:down )?arrows?)\b/.test(
    after,
  ) && !/\b(?:since|every|each|over the|week|month|year|average|fasting|weight)\b/.test(`${before} ${after}`)
