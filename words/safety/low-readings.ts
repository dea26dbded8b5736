import { LIMITS } from '@evenplate/domain/limits'
import { isLow, isLowAndFalling } from './glucose.ts'
import { OTHERS, SIGN } from './low-words.ts'

const NUMBER = String.raw`(?<number>\d{1,3}(?:\.\d)?)`
// Whatever makes the figure something else: a range, an amount, an age, a time, an A1C.
const NOT_A_READING = String.raw`(?![\d.]*\d)(?!\s*(?:-|–|to\b|%|percent|g\b|grams?|kg|oz|ounces?|lbs?|pounds?|ml|cups?|tbsp|tsp|mg\b(?!\s*\/?\s*dl)|cal|kcal|carbs?|min|minutes?|hours?|hrs?|days?|weeks?|months?|years?|miles?|km\b|feet|ft\b|inch(?:es)?|yrs?|yo\b|people|persons?|servings?|guests?|units?|recipes?|degrees?|°|dollars?|points?|mmols?\s*\/\s*mol|f\b|c\b|or (?:less|under)))`
const UNIT = String.raw`(?:mg\s*\/?\s*dl|mmols?(?!\s*\/\s*mol)(?:\s*\/?\s*l)?\b)`

const NO_AGE = String.raw`(?!(?:,| and| but)+ (?:\w+ )?(?:hates?|loves?|likes?|dislikes?|picky|eats?|weighs?|won't eat|wants?|starting|learning)\b)`

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
    String.raw`\b(?:blood sugar|blood glucose|sugar|glucose|bgl?|bs|my (?:\w+ )?(?:levels?|numbers?)|reading|(?:gluco)?meter|cgm|dexcom|libre|fsl|sensor|finger ?(?:stick|prick)|insulin pump|(?:my|his|her|son's|daughter's|the) pump|omnipod)(?: level| reading| monitor)?(?:'s|\s*[:=]\s*)?(?: (?:is|was|at|of|says|said|reads|shows|showed|showing|reading|just|now|only|currently|right now|down|to|it's|i'm|about|around|under|below|came|back|like|still|me|a|level|sitting|read|went|has|gone|dropped|fallen|hit|hitting|a|alarmed|alarming|beeped|beeping|alerted|alert)){0,5}(?:\s+|(?<=[:=]))${NUMBER}${NOT_A_READING}`,
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
  new RegExp(
    String.raw`\b${NUMBER} on (?:the|my|his|her|a) (?:(?:gluco)?meter|cgm|sensor|libre|dexcom|monitor|pump|finger ?(?:prick|stick))\b`,
    'g',
  ),
  // "kiddo is 3.4", "toddler reads 55": nobody's age where the next words tell of none
  new RegExp(
    String.raw`\b${OTHERS}(?:'s| is) (?:(?:now|currently|only|just|already|down to|at|like) )*(?<number>\d\.\d)${NOT_A_READING}${NO_AGE}`,
    'g',
  ),
  new RegExp(
    String.raw`\b${OTHERS} (?:reads|is reading|tested(?: at)?|clocked(?: in)?(?: at)?|came (?:in|back|up) (?:at|as)) (?:an? )?${NUMBER}${NOT_A_READING}(?=\s*(?:$|,|\(|-|and\b|now\b|rn\b|on\b|with\b|so\b|what\b|need))`,
    'g',
  ),
  // "I'm 58 and feel awful", "low 3.4", "my CGM alarms at 62"
  new RegExp(
    String.raw`\b(?:i'm|i am|im) ${NUMBER},? and (?:i )?feel(?:ing)? (?:(?:really|so|very|a bit|kind of) )*(?:weird|off|funny|strange|odd|awful|terrible|bad|sick)\b(?! (?:about|that|for))`,
    'g',
  ),
  new RegExp(`^(?:low|hypo),? (?:at |of |with )?${NUMBER}(?![a-z])${NOT_A_READING}`, 'g'),
  new RegExp(
    String.raw`\b(?:cgm|dexcom|libre|sensor|pump|phone) (?:alarms|alarmed|beeps|yells|screams|buzzes)(?: at| with| me at)? ${NUMBER}${NOT_A_READING}`,
    'g',
  ),
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

/** Most clauses hold none, and then none of the patterns is asked. */
const A_FIGURE = /\d/

/** Whether a clause tells a reading under 70 mg/dL or 3.9 mmol/L, or one that falls to it. */
export function hasLowReading(said: string): boolean {
  // What stands before each figure is read for each: no clause of a request is longer.
  const clause = said.slice(0, LIMITS.freeTextMax)
  return (
    A_FIGURE.test(clause) &&
    READINGS.some((pattern) =>
      [...clause.matchAll(pattern)].some((match) => {
        const before = clause.slice(0, match.index + match[0].indexOf(match.groups?.number ?? ''))
        if (
          /a1c[^,]*$|\b(?:range|between|target|goal|limit|age|aged|turned|weigh|carbs?)\b[^,]*$/.test(before)
        )
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
  )
}

/** "4 mmol/L and dropping fast": at this moment, not "95 and dropping since I eat less bread". */
const isFalling = (before: string, after: string): boolean =>
  /^\W*(?:(?:mg\s*\/?\s*dl|mmols?\s*\/?\s*l?)\W*)?(?:(?:and|but|still|now|it's|is|with|quickly|fast|rapidly|trending|heading) )*(?:falling|dropping|going down|down arrows?|trending down|heading down|(?:two|double|2) (?:down )?arrows?)\b/.test(
    after,
  ) && !/\b(?:since|every|each|over the|week|month|year|average|fasting|weight)\b/.test(`${before} ${after}`)
