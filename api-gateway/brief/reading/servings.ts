import { NUMBER, numberOf } from './numbers.ts'
import { WITHIN } from './portions.ts'
import type { Scraps } from './scraps.ts'

const PEOPLE = String.raw`(?:people|persons?|adults?|guests?|eaters|diners|of us|friends|kids|children|pax|ppl|folks|mouths|seniors|grown[- ]?ups|students|coworkers|co-workers|relatives|cousins|grandkids|grandchildren|servings?|serves|portions?|plates|bowls|helpings|heads|hungry \w+)`
const GROUP = `(?:family|household|group|party|crowd|crew|clan|gang|bunch|table|team|potluck|gathering|barbecue|bbq|cookout|buffet)`
const NOT_PEOPLE = String.raw`(?! ?(?:minutes?|mins?|hours?|days?|weeks?|nights?|meals?|times|months?|(?:years?|yrs?|yo|y\/o)\b|dollars?\b|bucks\b|usd\b|euros?\b|pesos?\b|g\b|grams?|cups?|%|-|\/|\.\d))`

/** Cuts the number of people out of the text: "for two", "serves 8", "my 3 kids and me". Null if none is given. */
export function takeServings(text: Scraps): number | null {
  if (
    text.take(
      /\b(?:for|serves|feeds?) half (?:a )?dozen\b|\bhalf (?:a )?dozen (?:people|guests|friends|adults|of us)\b/,
    )
  )
    return 6
  const dozen = text.take(
    /\b(?:for|serves|feeds?) (?:a|one) dozen\b(?: \w+)?|\ba dozen (?:people|guests|friends)/,
  )
  if (dozen) return 12
  const mixed = text.take(SUM)
  if (mixed) return (numberOf(mixed[1]) ?? 0) + (numberOf(mixed[2]) ?? 1)
  if (
    text.take(
      /\b(?:just|only) (?:(?:her|him|you) and (?:me|i)|me and (?:her|him|you))\b|\b(?:just|only) (?:the )?(?:two of us|us two)\b/,
    )
  )
    return 2
  const whole = takeWhole(text)
  if (whole) return whole
  const relatives = takeRelatives(text)
  for (const pattern of COUNTED) {
    const match = text.take(pattern)
    const counted = match?.slice(1).filter(Boolean).map(numberOf)
    const count = counted?.length ? Math.max(...counted.map((one) => one ?? 0)) : 0
    if (count > 0) return count
  }
  if (relatives) return relatives
  if (
    text.take(
      /\b(?:just|only) (?:for )?(?:me|her|him)\b|\bfor (?:myself|me alone|me only|me)\b(?! and)|\bby myself\b|\bon my own\b|\bsolo\b|\bfor (?:a|one) (?:student|bachelor|single person)\b/,
    )
  )
    return 1
  if (text.take(/\b(?:for a |us as a )couple\b|\bdate night\b|\b(?:the )?both of us\b|\bfor us both\b/))
    return 2
  // Nobody bakes one mug for four.
  return text.has(ONE_MUG) ? 1 : null
}

const ONE_MUG =
  /\bmug (?:cake|brownie|omelet(?:te)?|muffin|meal|lasagna|pizza|cookie)\b|\bin (?:a|one) (?:coffee )?mug\b/

const SUM = new RegExp(
  String.raw`\b(${NUMBER}) (?:adults?|grown[- ]?ups?|of us(?: here)?)(?:,| and| plus)+ (${NUMBER}|an?) (?:kids?|child(?:ren)?|toddlers?|teens?|teenagers?|guests|friends|more|coming(?: over)?)(?!\w)`,
)

const SOME_OF_THEM = String.raw`(${NUMBER}) (?:little |young |small |hungry |picky |teenage )?(?:kids?|children|toddlers?|teens?|teenagers?|adults?|grown[- ]?ups?|boys?|girls?|of (?:them|us|whom|which))(?!\w)`
const ALL_OF_THEM = new RegExp(
  String.raw`\bfor (?:the |us |a family of |about )?(${NUMBER})(?: people| persons| of us)?(?=\s*(?:$|[.,;:!?|()-]|(?:and|plus|with|including|incl|where|two|one)\b))${NOT_PEOPLE}`,
)
const ADDED = new RegExp(String.raw`^\s*(?:and|plus|\+) ${SOME_OF_THEM}`)

/** "For 4, two kids who hate anything green": the kids are among the four; "for 4 and two kids" is six. */
function takeWhole(text: Scraps): number | null {
  const all = ALL_OF_THEM.exec(text.rest)
  const count = numberOf(all?.[1]) ?? 0
  if (!all || count === 0) return null
  const added = ADDED.exec(text.rest.slice(all.index + all[0].length))
  const some = [...text.rest.matchAll(new RegExp(`(?<![\\w.,/])${SOME_OF_THEM}`, 'g'))]
  if (some.length === 0) return null
  const most = Math.max(...some.map((match) => numberOf(match[1]) ?? 0))
  if (!added && most >= count) return null
  text.take(ALL_OF_THEM)
  text.takeAll(new RegExp(`(?<![\\w.,/])${SOME_OF_THEM}`, 'g'))
  return added ? count + (numberOf(added[1]) ?? 0) : count
}

const COUNTED = [
  // "Make 10 of them", "a batch of 10".
  new RegExp(
    String.raw`\b(?:make|making|made|need|want|cook|bake) (?:me |us )?(?:about |around |like )?(${NUMBER}) of (?:them|these|those)(?!\w)`,
  ),
  new RegExp(String.raw`\b(?:make|bake|cook) (${NUMBER})(?= *(?:$|[.,;!?|]))`),
  new RegExp(
    String.raw`(?<![\w.,/])(?<!\b(?:all|of|in|than|or|and) )(${NUMBER}) of (?:them|these|those)(?= *(?:$|[.,;!?|]))`,
  ),
  new RegExp(String.raw`\b(?:a |one )?batch of (?:about )?(${NUMBER})(?!\w)${NOT_PEOPLE}`),
  new RegExp(String.raw`\bfor (${NUMBER})\s?(?:-|to|or)\s?(${NUMBER})(?: ${PEOPLE})?${NOT_PEOPLE}(?!\w)`),
  new RegExp(String.raw`\b${GROUP} of (${NUMBER})(?!\w)`),
  new RegExp(
    String.raw`\b(?:serves|serving|feeds?|to feed|feeding|makes|to make|yields?|enough for)(?: up to| about)? (${NUMBER})(?: ?(?:-|to|or) ?(${NUMBER}))?(?!\w)(?: ${PEOPLE})?`,
  ),
  new RegExp(
    String.raw`\b(?:there (?:are|is|will be)|we are|we're|we will be) (${NUMBER})(?: of us)?(?=\s*(?:$|[.,;!?|]))`,
  ),
  new RegExp(String.raw`(?<![\w.,/])(${NUMBER})[- ]${PEOPLE}(?!\w)${WITHIN}`),
  // "5 boys total", "4 girls in all".
  new RegExp(
    String.raw`(?<![\w.,/])(${NUMBER}) (?:boys|girls|teens|teenagers|men|women) (?:in )?(?:total|all|altogether)(?!\w)`,
  ),
  new RegExp(String.raw`\bfor (?:the |us |a |about |around )?(${NUMBER})(?!\w)${NOT_PEOPLE}(?! \w+s\b(?! ))`),
  new RegExp(String.raw`\bfor (?:the |us )?(${NUMBER})(?!\w)${NOT_PEOPLE}`),
]

const RELATIVE = String.raw`husband|wife|partner|spouse|boyfriend|girlfriend|fianc\S{1,2}|mom|mum|mother|dad|father|grandmother|grandma|grandfather|grandpa|grandson|granddaughter|aunt|uncle|niece|nephew|neighbor|son|daughter|kid|child|boy|girl|friend|sister|brother|parent|roommate|colleague|guest|toddler|teenager|teen`
const MEMBER = String.raw`(?:(?:my|our|the|a|his|her)\s)?(?:(?:${NUMBER})\s)?(?:(?:little|young|teenage|small|hungry)\s)?(?:${RELATIVE}|children)s?(?: ?\([^()]{1,40}\))?`
const ME = String.raw`(?:me|i|myself)\b`
const JOIN = `(?:,? and (?:for )?|, | plus | with )`
const FAMILY = new RegExp(
  String.raw`\b(?:${ME}${JOIN}${MEMBER}(?:${JOIN}${MEMBER}){0,4}|(?:for )?${MEMBER}(?:${JOIN}${MEMBER}){0,4}${JOIN}${ME}|for ${MEMBER}(?:${JOIN}${MEMBER}){1,4}|for (?:my|our) ${NUMBER} (?:${RELATIVE}|children)s?)(?!')`,
)

/** "my wife and our two daughters and me": four. A plural without a number counts as two. */
function takeRelatives(text: Scraps): number | null {
  const match = text.take(FAMILY)
  if (!match) return null
  const members = match[0]
    .replace(/ ?\([^()]*\)/g, '')
    .split(/,? and (?:for )?|, | plus | with /)
    .filter(Boolean)
  return members.reduce((sum, member) => sum + countOf(member), 0)
}

function countOf(member: string): number {
  const said = numberOf(member.match(new RegExp(String.raw`\b(${NUMBER})\b`))?.[1])
  return said ?? (/(?:[^s]s|children)$/.test(member.trim()) ? 2 : 1)
}
