import { type BookDish, dishIn } from '../../dish-book/dish.ts'
import { piecesOf } from '../../dish-book/pieces.ts'
import type { NamedDish } from './dishes.ts'
import { NUMBER, numberOf } from './numbers.ts'

/** How many of a dish were asked for: "24 meatballs", "a dozen oatmeal cookies". */
export type PiecesSaid = { count: number; said: string }

/** What is counted by these words is no piece: "5 ingredient cookies", "20 carb tacos", "3 egg omelet". */
const OF_SOMETHING_ELSE =
  /\b(?:g|gr|grams?|gms?|mg|oz|ounces?|lbs?|pounds?|cups?|cans?|carbs?|net|kcal|cals?|calories?|ingredients?|minutes?|mins?|hours?|hrs?|days?|weeks?|nights?|meals?|lunch(?:es)?|dinners?|suppers?|breakfasts?|steps?|people|persons?|servings?|portions?|points?|pans?|pots?|dish|skillet|layers?|eggs?|cheeses?|grains?|inch|degrees?|percent|kids?|adults?|of us|and|or|for|with|x|burners?)\b/

const DOZENS = `(?:half (?:a )?|(?:a |one )?(?:couple )?(?:of )?|${NUMBER} )(?:dozens?|docenas?)`
const COUNT = new RegExp(
  `(?:^|(?<before>[a-z]+) |[|.,;:!?(-] ?)(?<count>${DOZENS}|${NUMBER})(?: of)?(?<between>(?: ?[a-z'-]+){0,3}?) ?$`,
)
/** "2 tacos per person" says what a serving is. */
const PER = /^s? ?(?:per|each|apiece|a (?:serving|person|piece)|for each|at a time|max)\b/
/** "Breakfast for 2 low carb pancakes" leaves out a comma; "a recipe for 24 meatballs" does not. */
const FEW = 8
const RECIPE_FOR = /\b(?:recipes?|enough|batter|dough|mix|ingredients) for\b/
/** Says what the pieces are like. */
const LOW_IN =
  /\b(?:low(?:er)?|reduced|no|few(?:er)?|high)[- ](?:net )?(?:carbs?|calories?|fat|sodium|sugar|protein|fib(?:er|re))\b/g
const MOST = 200

/** The number right before a dish's name, if the dish is one that people count. */
export function piecesSaid(
  text: string,
  dishes: readonly NamedDish[],
  book: readonly BookDish[],
): PiecesSaid | null {
  for (const { id, words } of dishes) {
    const at = text.indexOf(words)
    const dish = dishIn(book, id)
    if (at < 0 || !dish || !(piecesOf(dish) || /s$/.test(words))) continue
    if (PER.test(text.slice(at + words.length))) continue
    const before = text.slice(Math.max(0, at - 60), at)
    const found = COUNT.exec(before)?.groups
    if (!found || OF_SOMETHING_ELSE.test((found.between ?? '').replace(LOW_IN, ' '))) continue
    const count = countOf(found.count!)
    const isForFew = found.before === 'for' && count <= FEW && !RECIPE_FOR.test(before)
    if (count < 2 || count > MOST || isForFew) continue
    if (AMOUNTS.test(found.before ?? '')) continue
    return { count, said: `${count} ${words}` }
  }
  return null
}

/** "Under 20 tacos": a limit of something. */
const AMOUNTS = /^(?:under|below|than|over|about|top|type|level|grade|in|at|to)$/

function countOf(said: string): number {
  if (!/do[cz]en/.test(said)) return numberOf(said) ?? 0
  if (said.startsWith('half')) return 6
  if (said.includes('couple')) return 24
  return 12 * (numberOf(said.replace(/ ?do(?:zens?|cenas?)$/, '').trim()) ?? 1)
}
