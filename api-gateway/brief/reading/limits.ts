import {
  A_DAY,
  A_SERVING,
  BOUNDS_AFTER,
  BOUNDS_BEFORE,
  CARB_CHOICE_GRAMS,
  CARB_CHOICES,
  FIGURES,
} from '@evenplate/words/limits'
import type { Limit } from '../brief.ts'
import { foodAt, tokensOf } from './food-lexicon.ts'
import { NUMBER, numberOf } from './numbers.ts'
import type { Scraps } from './scraps.ts'

type Figure = Limit['figure']

/** A word must end at a word boundary; a sign like "<" or "+" may end anywhere. */
const word = (pattern: string) =>
  String.raw`(?:(?<![\w-])|(?=[<>=~≤≥≈+-]))(?:${pattern})(?:(?![\w])|(?<=[<>=~≤≥≈+]))`
const named = (rows: { means: string; en: string }[], prefix: string) =>
  rows.map(({ means, en }) => `(?<${prefix}${means.replace('-', '')}>${word(en)})`).join('|')

const AMOUNT = String.raw`(?:\d{1,4}(?:[.,]\d)?|${NUMBER})`
const UNIT = String.raw`(?: ?-?(?:g|gr|gm|gms|grs|grams?|kcals?|cals?)\b)?`
const FIGURE = named(FIGURES, 'is')
const BEFORE = `(?:${named(BOUNDS_BEFORE, 'before')})`
const AFTER = `(?:${named(BOUNDS_AFTER, 'after')})`
const SERVING = `(?: ?\\(? ?(?:${A_SERVING.en})\\)?)?`
const DAY = `(?<day> ?(?:${A_DAY.en})(?!\\w))?`
/** Words allowed between a bound and its number: "max of about 20". */
const NEAR = String.raw`(?:,? ?(?:is|of|the|a|an|to|at|about|around|like)\b)*`

/** "at most 20 grams of carbs a serving", "15g carbs max", "between 30 and 45 carbs". */
const NUMBER_FIRST = new RegExp(
  String.raw`(?:${BEFORE}${NEAR} ?)?(?:\b(?:between|from) )?(?<![\w.,/])(?:(?<low>${AMOUNT})${UNIT} ?(?:-|to|and|or|o|–) ?)?(?<value>${AMOUNT})(?<plus>\+)?${UNIT}(?<so>-?ish)?(?:[ -](?:of|de|in|total|worth|the|more|fewer|less))* ?-?(?:${FIGURE})${SERVING}${DAY}(?:,? \(?${AFTER})?`,
  'g',
)

/** "carbs under 20", "net carbs: max 10 g", "low carb (20 g or less)". */
const FIGURE_FIRST = new RegExp(
  String.raw`(?:${FIGURE})(?<noun> (?:content|count|(?<cap>limit|budget|cap|maximum|ceiling)|goal|target|intake|total|allowance))?(?<tie>(?: ?[:=(,]| (?:like|is|are|be|of|to|at|should|must|has|have|need|needs|kept|keep|stay|staying|that|which|per (?:serving|portion|person|plate)|a serving|and|with|but|it|them|value))*) ?(?:${BEFORE}${NEAR} ?)?(?:\b(?:between|from) )?(?:(?<low>${AMOUNT})(?<unitlow>${UNIT}) ?(?:-|to|and) ?)?(?<![\w.,/])(?<value>${AMOUNT})(?<plus>\+)?(?<unit>${UNIT})(?![\d.,/]*\d| ?(?:minutes?|mins?|hours?|hrs?|people|persons?|servings?|ingredients?|of us|adults|kids|guests|days?|weeks?|months?|years?|yrs?|nights?|dollars?|bucks|usd|euros?|bowls?|plates?|portions?|helpings?|lunches|dinners|suppers|breakfasts|meals|burners?|rings?|pots?|pans?|grandkids|teens|guys|cups?|tbsp|tsp|oz|lbs?|pounds?|%|mg|${FIGURES.map(({ en }) => en).join('|')}))(?![\w])${SERVING}${DAY}(?:,? \(?${AFTER})?`,
  'g',
)

/** "dinner under 20 g": grams without a noun mean carbohydrate. */
const GRAMS_ALONE = new RegExp(
  String.raw`${BEFORE}${NEAR} ?(?<value>${AMOUNT}) ?(?:g|gr|grams?)\b(?! (?:of|protein|fib|fat|\w+ (?:beef|chicken)))(?= *(?:$|[.,;!?|)]|with|for|and|or|please|per|each|a serving|using|that|dinner|lunch|breakfast))`,
  'g',
)

/** "Under 20 g a slice", "about 25 g per serving". */
const GRAMS_A_SERVING = new RegExp(
  String.raw`${BEFORE}${NEAR} ?(?<value>${AMOUNT}) ?(?:g|gr|grams?) (?:${A_SERVING.en})(?!\w)`,
  'g',
)

const A_MEAL = '(?<meal>snack|breakfast|brunch|lunch|dinner|supper|dessert|meal|treat)'

/** "A 15 gram snack", "a snack of 15 grams". */
const MEAL_OF_GRAMS = [
  new RegExp(String.raw`(?<![\w.,/])(?<value>\d{1,3})[ -]?(?:g|gr|grams?)[ -]${A_MEAL}s?(?!\w)`, 'g'),
  new RegExp(
    String.raw`\b${A_MEAL}s? of (?:(?:about|around|only|just|like) )?(?<value>\d{1,3}) ?(?:g|gr|grams?)\b(?! (?:of|protein|fib|fat|sugar))`,
    'g',
  ),
]

/** What must follow grams without a noun, so that "20 g chicken" and "10 g of fat" say nothing about carbohydrate. */
const GRAMS_END =
  '(?= *(?:$|[.,;!?|)]|with|for|and|or|please|per|each|a serving|using|that|dinner|lunch|breakfast|snack))'

/** "10 grams tops", "20 g or less". */
const GRAMS_CAPPED = new RegExp(
  String.raw`(?<![\w.,/])(?<value>${AMOUNT}) ?(?:g|gr|grams?),? ?${AFTER}${GRAMS_END}`,
  'g',
)

/** "30 g for dinner max". */
const GRAMS_OF_MEAL = new RegExp(
  String.raw`(?<![\w.,/])(?<value>\d{1,3}) ?(?:g|gr|grams?) (?:for|at|in|en|a|per) (?:(?:the|each|every|my|la|el) )?${A_MEAL},? ?${AFTER}${GRAMS_END}`,
  'g',
)

/** "Between 20 and 30 g". */
const GRAMS_BETWEEN = new RegExp(
  String.raw`(?:\b(?:between|from) )?(?<![\w.,/])(?<low>${AMOUNT})${UNIT} ?(?:-|to|and|–) ?(?<value>${AMOUNT}) ?(?:g|gr|grams?)\b${GRAMS_END}`,
  'g',
)

/** "Low carb dinner under 20", "a soup under 300": no unit, so the size of the number and the rest of the text decide. */
const BARE = new RegExp(`${BEFORE}${NEAR} ?(?<value>${AMOUNT})(?= *(?:$|[.,;!?|)]))`, 'g')

/** Grams of these are not a limit that we count. */
const NOT_COUNTED =
  /\b(?:sugars?|salt|sodium|cholesterol|saturated fat|alcohol)(?: (?:is|at|content|count))?[: ]*$/

/** Plausible amounts in a dish, so that a year or a price is not read as a limit. */
const SANE: Record<Figure, [least: number, most: number]> = {
  carbs: [0, 200],
  netCarbs: [0, 200],
  calories: [50, 1500],
  fiber: [1, 60],
  protein: [1, 150],
  fat: [0, 150],
}

/** What people mean by a number without a bound depends on the figure. */
const USUAL: Record<Figure, Limit['kind']> = {
  carbs: 'about',
  netCarbs: 'about',
  calories: 'about',
  fiber: 'at-least',
  protein: 'at-least',
  fat: 'at-most',
}

/** "2 carb choices", "at most three starch exchanges". */
const CHOICES = new RegExp(
  String.raw`(?:${BEFORE}${NEAR} ?)?(?<![\w.,/])(?<value>${AMOUNT}|an?) (?:${CARB_CHOICES.en})(?![\w])(?:,? ?${AFTER})?`,
  'g',
)

/** "Zero carbs": read like a number. */
const ZERO = /\bzero[ -](?=(?:net[ -])?carb(?:s|ohydrates?)?\b)/g

/** More grams a serving are not meant as carbohydrate. */
const MOST_GRAMS = 100

const endsWithFood = (before: string): boolean => {
  const tokens = tokensOf(before.slice(-40))
  const last = tokens.length - (tokens.at(-1) === ',' ? 2 : 1)
  return last >= 0 && foodAt(tokens.slice(0, last + 1), last) !== null
}

type Groups = Record<string, string | undefined>

/** Cuts limits and targets for one serving out of the text. Of two that contradict each other, the last counts. */
export function takeLimits(text: Scraps): Limit[] {
  const found: Said[] = []
  for (const match of text.takeAll(CHOICES)) {
    const groups = match.groups ?? {}
    const value = /^an?$/.test(groups.value ?? '') ? 1 : amountOf(groups.value)
    const kind = boundOf(groups, 'after') ?? boundOf(groups, 'before') ?? 'about'
    if (value !== null && value <= 8) found.push({ figure: 'carbs', kind, value: CARB_CHOICE_GRAMS * value })
  }
  text.rest = text.rest.replace(ZERO, '0 ')
  text.rest = text.rest.replace(NUMBER_FIRST, (whole, ...more) => {
    const groups = more.at(-1) as Groups
    const read = limitsOf(groups)
    if (!read) return whole
    found.push(...read.map((limit) => (isBare(groups) ? bare(limit) : limit)))
    return ' | '
  })
  text.rest = text.rest.replace(FIGURE_FIRST, (whole, ...more) => {
    const groups = more.at(-1) as Groups
    // "low carb 30 minutes" does not connect the number with the figure; "carbs under 20", "carbs: 20" and "carbs 20 g" do.
    if (!groups.tie && !groups.noun && !groups.unit && !groups.low && !boundOf(groups, 'before')) return whole
    const read = limitsOf(groups)
    if (!read) return whole
    found.push(...read)
    const before = text.rest.slice(0, more.at(-3) as number)
    return /\b(?:low|lower|high|higher|fewer|less|more|lots of|extra|plenty of)[- ]$/.test(before)
      ? `${whole.match(/^[a-z]+/)?.[0] ?? ''} | `
      : ' | '
  })
  text.rest = text.rest.replace(GRAMS_A_SERVING, (whole, ...more) => {
    const groups = more.at(-1) as Groups
    const value = amountOf(groups.value)
    const kind = boundOf(groups, 'before')
    const before = text.rest.slice(0, more.at(-3) as number)
    if (kind === null || value === null || value > MOST_GRAMS) return whole
    if (NOT_COUNTED.test(before)) return ' | '
    // "Chicken, about 80 g per person" weighs the chicken.
    if (kind !== 'at-most' && endsWithFood(before)) return whole
    found.push({ figure: 'carbs', kind, value })
    return ' | '
  })
  for (const pattern of MEAL_OF_GRAMS)
    text.rest = text.rest.replace(pattern, (whole, ...more) => {
      const { value = '', meal = '' } = more.at(-1) as Groups
      if (Number(value) > MOST_GRAMS) return whole
      found.push({ figure: 'carbs', kind: 'about', value: Number(value) })
      return `${meal} | `
    })
  text.rest = text.rest.replace(GRAMS_ALONE, (whole, ...more) => {
    const groups = more.at(-1) as Groups
    const value = amountOf(groups.value)
    if (boundOf(groups, 'before') !== 'at-most' || value === null || value > 200) return whole
    if (NOT_COUNTED.test(text.rest.slice(0, more.at(-3) as number))) return ' | '
    found.push({ figure: 'carbs', kind: 'at-most', value })
    return ' | '
  })
  text.rest = text.rest.replace(GRAMS_CAPPED, (whole, ...more) => {
    const groups = more.at(-1) as Groups
    const value = amountOf(groups.value)
    if (boundOf(groups, 'after') !== 'at-most' || value === null || value > 200) return whole
    if (NOT_COUNTED.test(text.rest.slice(0, more.at(-3) as number))) return ' | '
    found.push({ figure: 'carbs', kind: 'at-most', value })
    return ' | '
  })
  text.rest = text.rest.replace(GRAMS_OF_MEAL, (whole, ...more) => {
    const groups = more.at(-1) as Groups
    const { value = '', meal = '' } = groups
    if (boundOf(groups, 'after') !== 'at-most' || Number(value) > MOST_GRAMS) return whole
    found.push({ figure: 'carbs', kind: 'at-most', value: Number(value) })
    return `${meal} | `
  })
  text.rest = text.rest.replace(GRAMS_BETWEEN, (whole, ...more) => {
    const groups = more.at(-1) as Groups
    const [low, value] = [amountOf(groups.low), amountOf(groups.value)]
    if (low === null || value === null || low >= value || value > 200) return whole
    if (NOT_COUNTED.test(text.rest.slice(0, more.at(-3) as number))) return ' | '
    found.push({ figure: 'carbs', kind: 'at-least', value: low }, { figure: 'carbs', kind: 'at-most', value })
    return ' | '
  })
  const ofCarbs = /\bcarb|\bketo\b/.test(text.rest)
  text.rest = text.rest.replace(BARE, (whole, ...more) => {
    const groups = more.at(-1) as Groups
    const value = amountOf(groups.value)
    if (boundOf(groups, 'before') !== 'at-most' || value === null || found.length > 0) return whole
    const figure = value >= 150 ? 'calories' : ofCarbs ? 'carbs' : null
    if (!figure || value > SANE[figure][1]) return whole
    found.push({ figure, kind: 'at-most', value })
    return ' | '
  })
  return settled(found)
}

function limitsOf(groups: Groups): Limit[] | null {
  const figure = FIGURES.find(({ means }) => groups[`is${means}`])?.means
  const value = amountOf(groups.value)
  if (!figure || value === null) return null
  const [least, most] = SANE[figure]
  // A daily allowance is not a limit for one dish, and must not be read as anything else.
  if (groups.day) return []
  if (value < least || value > most) return null
  const low = amountOf(groups.low)
  if (low !== null && low < value)
    return [
      { figure, kind: 'at-least', value: low },
      { figure, kind: 'at-most', value },
    ]
  const said =
    boundOf(groups, 'after') ??
    boundOf(groups, 'before') ??
    (groups.so ? 'about' : groups.cap ? 'at-most' : USUAL[figure])
  const kind = groups.plus ? 'at-least' : said
  return [{ figure, kind, value }]
}

const boundOf = (groups: Groups, prefix: 'before' | 'after'): Limit['kind'] | null =>
  groups[`${prefix}atmost`]
    ? 'at-most'
    : groups[`${prefix}atleast`]
      ? 'at-least'
      : groups[`${prefix}about`]
        ? 'about'
        : null

function amountOf(said: string | undefined): number | null {
  if (said === undefined) return null
  const value = /^\d/.test(said) ? Number(said.replace(',', '.')) : numberOf(said)
  return value !== null && Number.isFinite(value) ? value : null
}

type Said = Limit & { bare?: true }
const bare = (limit: Limit): Said => ({ ...limit, bare: true })
const isBare = (groups: Groups): boolean =>
  !groups.plus && !groups.low && boundOf(groups, 'before') === null && boundOf(groups, 'after') === null

/**
 * One limit of a kind: "20 carbs … max 15 carbs" is 15 at most. Numbers side by side without a bound share a meaning: "30 g carbs
 * and 20 g protein" is "about" for both.
 */
function settled(limits: Said[]): Limit[] {
  const isTarget = limits.some(({ bare, kind }) => bare && kind === 'about')
  const all = limits.map(({ bare, ...limit }) =>
    bare && isTarget ? { ...limit, kind: 'about' as const } : limit,
  )
  return [...new Map(all.map((limit) => [`${limit.figure} ${limit.kind}`, limit])).values()]
}
