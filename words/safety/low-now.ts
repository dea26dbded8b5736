import { clausesOf } from './clauses.ts'
import { speaksOfEmergency } from './emergency.ts'
import { speaksOfLowAbroad } from './low-now-abroad.ts'
import { hasLowReading } from './low-readings.ts'
import { hasSigns } from './low-signs.ts'
import { NOW, SUGAR } from './low-words.ts'
import { spelled } from './misspelled.ts'

/**
 * Whether someone says that their blood sugar is low at this moment: a reading under 70 mg/dL or 3.9 mmol/L,
 * plain words, or the signs of it. Lows of the past, feared lows, ranges and A1C are no emergency.
 * In doubt it says yes: a needless warning costs a click, a missed low may cost far more.
 */
export function speaksOfLowNow(text: string): boolean {
  if (speaksOfEmergency(text)) return true
  return clausesOf(text)
    .map((clause) => inFigures(spelled(clause)))
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
      String((TENS.get(tens) ?? 0) + (ones ? ONES.indexOf(ones) + 1 : 0)),
    )

const TENS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
  }),
)
const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const NUMBER_WORDS = new RegExp(
  String.raw`\b(${[...TENS.keys()].join('|')})(?:[- ](${ONES.join('|')}))?\b`,
  'g',
)

const PAST =
  /\b(yesterday|last (?:night|\w+day|week|month|year|time|summer|winter)|(?:days?|weeks?|months?|years?|hours?) ago|used to|history of|in the past|this morning|(?:had|have had|i've had) (?:a )?(?:low|hypo)s?|back when|when i was)\b/
const HABIT =
  /\b(sometimes|often|usually|usual|tend|tends|prone|always|whenever|every (?:day|night|morning|time)|(?:if|in case|once) (?:i|i'm|my|it)|when (?:i|i'm|my|it)\b(?! (?:just )?(?:checked|tested|measured|woke|looked))|at night|overnight|target|goal|recurrent|frequent)\b/
const PREVENTED =
  /\b(?:avoid(?:s|ing)?|prevent(?:s|ing)?|(?<!(?:can't|cannot|cant|won't|wont|will not|don't|doesn't) )stops?|stopping|keep(?:s|ing)? (?:me|him|her|them|us|my \w+(?: \w+)?) (?:from|stable|steady|level)|without (?:going|getting|dropping|feeling|being)|(?:don't|do not|won't|doesn't|does not|not) (?:want|like|go|get|drop|crash|make|let|leave|end|feel|be|have|send|cause)|not (?:low|going low|shaky|a low)|never|(?:afraid|scared|worried|fear|risk|worry) (?:of|about|i'll|that)|for when|in case|so (?:i|that i|my sugar|my blood sugar) (?:don't|do not|won't|doesn't|stays?)|no longer|isn't low|is not low)\b/

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
    String.raw`\b${SUGAR}(?:'s| is| are| keeps?| has been)? (?:(?:just|now|really|suddenly|rapidly|fast|quickly) )*(?:dropping|crashing|crashed|tanking|tanked|plummeting|plummeted|falling|nosediv(?:ed|ing)|plung(?:ed|ing)|sinking|bottoming out|bottomed out)\b`,
  ),
  /\b(?:i'm|i am|im) (?:(?:totally|really|definitely|having a sugar|sugar|currently) )*(?:crashing|going hypo|hypo(?:glyc[a]?emic)?\b|bottoming out)/,
  /\b(?:having|having an?|i have an?|feel(?:ing)? an?|got an?|in an?|treating an?|need to (?:treat|fix|correct) (?:a|my|this)) (?:\w+ ){0,2}(?:hypo|hypoglyc[a]?emi[ac]|low|sugar crash|low blood sugar)\b(?![- ]?(?:carb|gi|gl|fat|sodium|sugar (?!now|right)|glycemic))/,
  /\b(?:low blood (?:sugar|glucose)|hypo(?:glyc[a]?emia)?|urgent low|low alarm|low alert) (?:\w+ ){0,2}(?:right now|now|at the moment|going off|happening)\b/,
  /\b(?:i'm|i am|im) (?:(?:really|still|suddenly) )?(?:dropping|falling|tanking)(?: (?:fast|quickly|quick|hard|rapidly|now))*(?:$|,| and\b| need\b| help\b)/,
  /^low (?:rn|right now|now)\b/,
  new RegExp(
    String.raw`^(?:sugars?|glucose|bgl?)(?:'s| is| are) ${SOFT}low\b(?![- ]?(?:carb|gi|gl|fat|in\b|here|glycemic|enough))`,
  ),
  /^(?:hypo|low|lo)$/,
  /^(?:help )?(?:hypo|low blood (?:sugar|glucose))(?:,? (?:help|asap|please help|what (?:to|can|should|do)\b.*|need\b.*))+$/,
  /\b(?:bad|nasty|scary|severe|awful) (?:sugar )?low\b(?=,| (?:tonight|now|right now)\b|$)/,
  /^in the (?:low |mid |high )?[2-6]0'?s,? (?:and |i |so )*(?:need|feel|shak|dropp|fall|sweat|hungry|help)/,
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
  /\b(?:i'm|i am|im|sugars?|glucose|bgl?|bs|numbers?|levels?)(?: (?:is|are|now|down|still|currently))* in(?:to)? the (?:low |mid |high |upper |lower )?(?:[2-6]0'?s|(?:twen|thir|for|fif|six)ties)\b(?! (?:diner|style|music|food|movies?|vibes?|look|theme|classic))/,
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
  /\burgent low\b(?![- ]?(?:carb|gi|fat|sodium|sugar (?:recipe|dinner|lunch|snack|dessert)|calorie|budget|cost))/,
  /^low again$/,
  /^(?:got (?:a |an )?)?low (?:glucose |sugar )?(?:alarm|alert)\b(?! (?:settings?|limit|threshold|fatigue|range|set\b))/,
  /\blow (?:glucose |sugar )?(?:alarm|alert)s?(?: (?:just|has|keeps?|is|are))* (?:woke|waking|went off|goes off|going off|ringing|beeping|buzzing|screaming|sounding|blaring)\b/,
  /\b(?:blood sugars?|blood glucose|sugars?|glucose|bgl?)(?:'s| is| are| went| has gone| gone)? (?:way|far|too|really|very) (?:far )?down\b(?! (?:from|since|thanks|with|to \d{3}|compared|on))/,
]
