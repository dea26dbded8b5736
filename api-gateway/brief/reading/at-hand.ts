import { readLine } from '@evenplate/nutrition/reading/read-line'
import type { AtHand } from '../brief.ts'
import { foodIdsOf } from './food-ids.ts'
import { foodAt, plainName, tokensOf } from './food-lexicon.ts'
import { NUMBER, numberOf } from './numbers.ts'

/** How much of a food somebody has: "I have 2 chicken thighs", "half a can of coconut milk in the fridge". */
export function atHandIn(text: string): AtHand[] {
  if (!HAS.test(text)) return []
  const found: AtHand[] = []
  for (const clause of text.split(/[.;!?|]+(?!\d)/)) {
    if (!HAS.test(clause)) continue
    for (const match of clause.matchAll(AMOUNT)) {
      const one = weighed(match, clause.slice(match.index + match[0].length))
      if (one && !found.some(({ ids }) => ids[0] === one.ids[0])) found.push(one)
      if (found.length >= MOST) return found
    }
  }
  return found
}

const MOST = 5

/** Words that say that a food is there, not how much of it is wanted. */
const HAS =
  /\b(?:(?:i|we)(?:'ve| have)(?: only| just)?(?: got)?|i've got|only have|got|there(?:'s| is| are)|left ?-?overs?|left|thawed|defrosted|in (?:the |my |our )?(?:fridge|freezer|pantry|refrigerator)|on the counter|use up|using up|going (?:bad|black|soft|off))\b/

const UNIT =
  'canned|cans?|tins?|lbs?|pounds?|oz|ounces?|g|grams?|kg|kilos?|cups?|tbsp|tablespoons?|packages?|packs?|bags?|heads?|bunch(?:es)?|stalks?|cloves?|slices?|pieces?|blocks?|jars?'

/** An amount before a food. "A" counts only with a unit: "a chicken" may be any amount of it. */
const AMOUNT = new RegExp(
  String.raw`(?<![\w.,/])(?:(half)(?: an?| of an?| a)?|(\d{1,4}(?:\.\d+)?(?: \d/\d|/\d)?|${NUMBER})|an?(?= (?:${UNIT})\b)) ?(?:(${UNIT})\b\.? ?(?:of )?)?`,
  'g',
)

function weighed([, half, number, measure = '']: RegExpExecArray, after: string): AtHand | null {
  // "A can of tuna" is already read as canned tuna.
  const unit = measure === 'canned' ? 'can' : measure
  const tokens = tokensOf(after.slice(0, LONGEST))
  const skipped = SIZES.has(tokens[0] ?? '') ? 1 : 0
  const food = foodAt(tokens, skipped)
  if (!food || FIGURES.test(food.name) || EACH.test(tokens.slice(skipped + food.length).join(' ')))
    return null
  const name = plainName(food.name)
  const amount = half
    ? '1/2'
    : number && numberOf(number) !== null
      ? String(numberOf(number))
      : (number ?? '1')
  const { grams } = readLine([amount, unit, name].filter(Boolean).join(' '))
  if (!grams) return null
  const measured = unit && (unit.length > 2 ? `${unit} of` : unit)
  const what = [measured, asMany(food.name, !measured && isSeveral(number))].filter(Boolean).join(' ')
  const article = /^[aeiou]/.test(what) ? 'an' : 'a'
  const said = `${half ? `half ${article}` : (number ?? article)} ${what}`
  const people = !measured && !half && ONE_EACH.test(name) ? Number(amount) : 0
  return { said, ids: foodIdsOf(name), grams: Math.round(grams), ...(people > 0 ? { people } : {}) }
}

const isSeveral = (number: string | undefined): boolean => (numberOf(number ?? '') ?? Number(number)) > 1

/** "Two chicken breast", as it is read from Spanish, is said of several: "two chicken breasts". */
const asMany = (name: string, several: boolean): string =>
  several && PIECES.test(name) ? `${name}${/(?:to|sh|ch)$/.test(name) ? 'es' : 's'}` : name

/** Of these a piece is what one person eats. */
const ONE_EACH = /\b(?:breast|thigh|fillet|filet|steak|chop)s?$/
/** Foods that are counted one by one. */
const PIECES =
  /\b(?:breast|thigh|drumstick|wing|fillet|filet|steak|chop|egg|onion|tomato|potato|carrot|zucchini|cucumber|pepper|apple|banana|orange|lemon|lime|avocado|tortilla|sausage|pear|peach|eggplant)$/

/** Characters after an amount that are looked at. */
const LONGEST = 60
const SIZES = new Set(['large', 'small', 'medium', 'big', 'fresh', 'frozen', 'ripe', 'raw', 'boneless'])
/** "30 g of carbs" is a limit, not a food. */
const FIGURES = /\b(?:carbs?|carbohydrates?|protein|fat|fats|fib(?:er|re)|sugars?|salt|sodium|calories)$/
/** What a serving should have. */
const EACH = /^(?:each|per|a (?:serving|person|day|plate)|for (?:each|every))\b/
