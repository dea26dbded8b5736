import { LIMITS } from '@evenplate/domain/limits'
import { NOW, OTHERS, SIGN, SUGAR } from './low-words.ts'

const SIGNS = new RegExp(String.raw`\b${SIGN}\b`, 'g')
const FEELS = new RegExp(
  String.raw`\b(?:i'm|i am|im|i feel|i'm feeling|feeling|feel|can't stop|cannot stop|cant stop|won't stop|wont stop|i keep|keep on) (?:(?:really|very|so|a bit|a little|kind of|all|quite|pretty|suddenly|getting|and) )*${SIGN}\b`,
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

/** A head full of carbs, joy or coffee is no sign; a body that shakes is one, whatever it is confused about. */
const bodily = (clause: string): string => {
  const felt = clause.replace(OF_THE_MIND, ' ')
  return MEANS_SUGAR.test(clause) ? felt : felt.replace(BY_COFFEE, ' ')
}

const MIND = '(?:confused|weak|dizzy|woozy|faint)'
const OF_THE_MIND = new RegExp(
  String.raw`\b${MIND}(?:(?:,| and| or)+ (?:\w+ )?${MIND})* (?:about(?! (?:to|an?|half|\d|ten|five|now|right)\b)|over|regarding|by (?:all|the|these|net|carb|label|so)|when it comes|how to|what to|which|why|on how|on what|(?:at|on|in) (?:\w+ )?(?:cooking|chopping|baking|skills?|ideas?|diets?|recipes?|nutrition|maths?|details|knife|knives))\b|\b(?:shaking|trembling|dizzy|weak) with (?:excitement|joy|delight|laughter|happiness|anticipation)\b|\bshaky (?:at|on|in) (?:\w+ )?(?:chopping|cooking|baking|maths?|skills?|details|knife work)\b|\bshaky (?:hands|grip|knees)(?=,? (?:so|please|from|since|due|and i (?:can't|cannot) (?:chop|cut)))`,
  'g',
)
const BY_COFFEE = new RegExp(
  String.raw`\b${SIGN}(?:(?:,| and)+ ${SIGN})* (?:after|from|because of|due to|thanks to|on) (?:\w+ ){0,3}(?:coffees?|espressos?|caffeine|cold brew|energy drinks?|matcha|lattes?)\b`,
  'g',
)
const MEANS_SUGAR =
  /\b(?:sugars?|glucose|bgl?|insulin|low|hypo\w*|diabet\w+|type ?(?:1|one)|t1d?|now|rn|\d+)\b/

/** What shows on somebody else, beside their diabetes: "my mum is slurring her words, she is on insulin". */
const SHOWS =
  /\b(?:not making (?:any |much )?sense|mak(?:es|ing) no sense|slurr(?:ing|ed|s)|incoherent|disoriented|(?:acting|talking) (?:\w+ )?(?:weird|strange|drunk|odd|funny|confused)|(?:really |very |so |all )?(?:out of it)|(?:(?:is|looks?|seems?|acting|gone|went|getting|he's|she's|hes|shes)(?: (?:really|very|so|all|quite|a bit|suddenly|pale|cold|and|diabetic|type 1))* (?:shaky|shaking|trembling|clammy|sweaty|sweating|pale|confused|limp)))\b/
const DIABETIC = /\b(?:diabetic|diabetes|type ?(?:1|one)|t1d?|insulin|lantus|humalog|novorapid)\b/

const hasOthersSigns = (clause: string): boolean =>
  OTHER.test(clause) && DIABETIC.test(clause) && SHOWS.test(clause) && !MOST_DAYS.test(clause)
const OTHER = new RegExp(String.raw`\b${OTHERS}(?:'s)?\b`)

/** Two signs at once, or one strong sign someone says they feel. */
export function hasSigns(said: string): boolean {
  const clause = bodily(said.slice(0, LIMITS.freeTextMax))
  if (hasOthersSigns(clause)) return true
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
