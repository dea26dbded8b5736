import { NUMBER, numberOf } from './numbers.ts'
import type { Scraps } from './scraps.ts'

/** A time given as "at least" is not an upper limit; it says that the cook has time. */
const LOWER = String.raw`(?<!\b(?:no|not|n't|without|never|take|takes|taking) )(?<!(?:\b(?:not|never|cannot|cant|dont|wont)|n't)(?: (?:want|need|like|going|have|able|time|plan|to|be|really|spend|spending|wait|stand|cook|cooking|give|it|for|around|in|the|kitchen|there)){1,5} )\b(?:at least|over|more than|longer than)\s+(?:about )?`
const UPPER = String.raw`(?:\b(?:(?:that |which )?(?:won't|will not|doesn't|does not|can't|shouldn't) take|takes|taking|take|ready|done|made|all|be|is|only|just|got|have|has|i've|max(?:imum)?|tops)\s+)*(?:\b(?:no|not)\s+(?:more|longer)\s+than|\bmore than|\blonger than|\bless than|\bunder|\bbelow|\bwithin|\bat most|\bup to|\binside|\bin|\bfor|\bmax\.?|\bmaximum)?\s*(?:about |around |roughly |only |just )?`
const END = String.raw`(?:\s*(?:or less|or under|or fewer|max(?:imum)?\b|tops\b|at most\b|is all i have\b|total\b|flat\b))?`

const AMOUNTS: { pattern: string; minutes: (groups: Record<string, string | undefined>) => number | null }[] =
  [
    {
      pattern: String.raw`(?:an|one|1) (?:hour|hr) and (?:a half|half)|(?:one|1) and a half (?:hours?|hrs?)|1[.,]5 ?(?:hours?|hrs?|h\b)|1 1\/2 (?:hours?|hrs?)`,
      minutes: () => 90,
    },
    { pattern: String.raw`three[- ]quarters of an hour|3\/4 (?:of an )?hour`, minutes: () => 45 },
    {
      pattern: String.raw`(?:a )?half(?: of)?(?: an?)?[- ]?hours?|1\/2[- ](?:an )?(?:hour|hr)s?`,
      minutes: () => 30,
    },
    {
      pattern: String.raw`(?:a )?quarter(?: of)?(?: an)? hour|1\/4 (?:of an )?(?:hour|hr)`,
      minutes: () => 15,
    },
    {
      pattern: `(?<hours>${NUMBER}) ?(?:hours?|hrs?)(?: and)? (?<also>${NUMBER}) ?(?:minutes?|mins?)`,
      minutes: ({ hours, also }) => 60 * (numberOf(hours) ?? 0) + (numberOf(also) ?? 0),
    },
    {
      pattern: String.raw`(?<hours>${NUMBER})[- ]?(?:hours?|hrs?)\b`,
      minutes: ({ hours }) => 60 * (numberOf(hours) ?? 0),
    },
    { pattern: String.raw`an? (?:hour|hr)\b`, minutes: () => 60 },
    {
      pattern: String.raw`(?:${NUMBER} ?(?:-|to|or) ?)?(?<amount>${NUMBER})[- ]?(?:minutes?|mins?|min|minuten)\b\.?`,
      minutes: ({ amount }) => numberOf(amount),
    },
  ]

/** "ready in 10", with no noun after the number. */
const BARE =
  /\b(?:ready|done|made|cooked|table) in (?:about |under )?(5|10|15|20|25|30|35|40|45|50|60|five|ten|fifteen|twenty|twenty-five|thirty|forty|forty-five|sixty)(?=\s*(?:$|[.,;!?|]|(?:and|with|but|no|not|for|so|please|tops|max|under|low|i|my|we)\b))/g

/** Every time contains one of these; most texts contain none. */
const TIME = /hour|hr|min|5 ?h\b/

const READY = AMOUNTS.map(({ pattern, minutes }) => ({
  minutes,
  apart: new RegExp(
    String.raw`(?<!\b(?:have|has|had|got|only|just|spare|spend)(?: (?:got|only|just|about|like|maybe|around|under|at most)){0,3} )\b(?:every )?(?:${pattern}) (?:after|before|later|ago|apart|walk)`,
    'g',
  ),
  past: new RegExp(String.raw`\b(?:after|every|past|last) (?:about )?(?:${pattern})`, 'g'),
  lower: new RegExp(`${LOWER}(?:${pattern})`, 'g'),
  upper: new RegExp(String.raw`${UPPER}(?<![\w.,/])(?:${pattern})${END}`, 'g'),
}))

const LONGEST = 300

/** Cuts every time out of the text. The lowest upper limit counts; "3 hours after a meal" is not a cooking time. */
export function takeMinutes(text: Scraps): { bound: number | null; style: string[] } {
  const bounds: number[] = []
  const style: string[] = []
  for (const match of text.takeAll(BARE)) bounds.push(numberOf(match[1]) ?? 0)
  for (const { minutes, apart, past, lower, upper } of READY) {
    if (!text.has(TIME)) break
    text.takeAll(apart)
    text.takeAll(past)
    for (const match of text.takeAll(lower)) {
      if (minutes(match.groups ?? {})) style.push('unhurried')
    }
    for (const match of text.takeAll(upper)) {
      const found = minutes(match.groups ?? {})
      if (found && found <= LONGEST) bounds.push(found)
    }
  }
  return { bound: bounds.length ? Math.min(...bounds) : null, style }
}
