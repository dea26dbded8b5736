import { isOfKind } from '@evenplate/nutrition/rules/avoid/meaning'
import { foodById } from '@evenplate/nutrition/table/foods'
import { type BookDish, type DishFood, dishIn, idsOf } from '../../dish-book/dish.ts'
import { allergyTo } from './allergen-words.ts'
import { COOKED_SOMEHOW, dishesIn, dishNameAt } from './dishes.ts'
import { foodIdsOf } from './food-ids.ts'
import { foodAt, isFood, keyOf, placedTokens } from './food-lexicon.ts'
import { CUE } from './reactions.ts'
import { refusedFoodAt } from './refused-food.ts'

type Placed = ReturnType<typeof placedTokens>
type Name = readonly string[]

/**
 * Parts the one food that is refused from the wish behind its comma: "hate onions, beef stew", "no fat free milk, whole milk". Only where
 * the wish is clear; "no onions, garlic", "no pasta, bread" and "allergic to nuts, granola" stay one list of what is refused.
 */
export function wishApart(text: string, book: readonly BookDish[]): string {
  const cue = text.includes(',') ? CUE.exec(text) : null
  if (!cue || namesAWish(text.slice(0, cue.index), book)) return text
  const behind = cue.index + cue[0].length
  const near = placedTokens(text.slice(behind, behind + NEAR))
  const from = near.findIndex(({ token }) => !PASSED.has(token))
  const at = Math.max(from, 0)
  const comma = near.findIndex(({ token }, place) => place > at && token === ',')
  if (/^no$/.test(cue[0]) && ALSO_FOODS.test(near[comma - 1]?.token ?? '') && isSameKind(near, at, comma))
    return `${text.slice(0, behind + near[comma - 1]!.from)}. ${text.slice(behind + near[comma]!.from + 1)}`
  const refused = comma < 0 ? [] : refusedIn(near.slice(at, comma).map(({ token }) => token))
  const isAllergy = Boolean(cue.groups?.allergy)
  const [end, rest] = [behind + (near[comma]?.from ?? 0), behind + (near[comma]?.from ?? 0) + 1]
  if (refused.length === 0)
    return /^(?:no|not)$/.test(cue[0]) && isSameKind(near, at, comma)
      ? `${text.slice(0, cue.index)}not${text.slice(behind, end)}. ${text.slice(rest)}`
      : text
  return refused.every((one) => wishAt(near, comma + 1, one, isAllergy, book, refused.length > 1))
    ? `${text.slice(0, end)} | ${text.slice(rest)}`
    : text
}

/** "No beef burger, turkey burger": one kind of a dish instead of another. */
function isSameKind(near: Placed, at: number, comma: number): boolean {
  const kind = near[comma - 1]?.token ?? ''
  if (comma - at < 2 || comma - at > MOST_WORDS || !KIND.test(kind)) return false
  const wish = tokensAt(near, comma + 1)
  const head = wish.findIndex((token) => keyOf(token) === keyOf(kind))
  return head > 0 && CLOSED.test(wish.slice(head + 1).join(' ')) && foodAt(wish, 0) !== null
}

/** Dishes by these names are foods, too: what is in them is refused alone. */
const ALSO_FOODS = /^(?:chil[il]i?|lasagn[ae])$/

const NEAR = 120
const PASSED = new Set('the a an any more of eating having'.split(' '))
const LONGEST = 7

const tokensAt = (near: Placed, at: number): string[] =>
  near.slice(at, at + LONGEST).map(({ token }) => token)

/** What is refused: a food with a word before it that says which, or two that an "and" closes. */
function refusedIn(tokens: readonly string[]): Name[] {
  const join = tokens.findIndex((token) => token === 'and' || token === 'or')
  const names = join < 0 ? [tokens] : [tokens.slice(0, join), tokens.slice(join + 1)]
  return names.every(isFoodWhole) ? names : []
}

const isFoodWhole = (words: readonly string[]): boolean =>
  words.length > 0 &&
  words.length <= MOST_WORDS &&
  words.some((_, skipped) => refusedFoodAt(words, skipped)?.length === words.length - skipped)
const MOST_WORDS = 4

/** Whether something is asked for before the refusal; then a list behind it is refused. */
const namesAWish = (before: string, book: readonly BookDish[]): boolean => {
  const tokens = placedTokens(before).map(({ token }) => token)
  return ASKED.test(before) || dishesIn(before, book).length > 0 || tokens.some((_, at) => foodAt(tokens, at))
}
const ASKED =
  /\b(?:soups?|salads?|sandwich(?:es)?|dishes|dish|something|anything|dinner|lunch|breakfast|supper|snacks?|meals?|recipes?|desserts?|ideas?)\b/

/** Whether what begins here is surely asked for. */
function wishAt(
  near: Placed,
  at: number,
  refused: Name,
  isAllergy: boolean,
  book: readonly BookDish[],
  onlyDish: boolean,
): boolean {
  const tokens = tokensAt(near, at)
  const dish = dishAt(tokens, book)
  if (dish) {
    const next = tokens.slice(dish.words.length)
    const closed = isAllergy ? SAID_SO.test(next.join(' ')) : CLOSED.test(next.join(' '))
    const isLast = next.length === 0 && !isAllergy && ALSO_FOODS.test(dish.words.join(' '))
    return closed && (isFor(dish, refused, book) || (isLast && isForMeatOf(dish, refused, book)))
  }
  return !isAllergy && !onlyDish && isOtherKind(tokens, refused)
}

/** What may follow a wish; a list that goes on may be all refused. */
const CLOSED =
  /^(?:$|[.;!?|)]|(?:please|pls|thanks|for|with|without|tonight|today|recipes?|ideas?|instead|sounds?|would|is|that|it is)\b)/
/** How somebody with an allergy says that they want it. */
const SAID_SO = /^(?:(?:for|with) [a-z ]{1,20})?(?:please|pls|recipes? please|sounds (?:good|great))\b/

type Dish = { words: string[]; id: string | null }

/** A dish that is named here, with the foods before a kind of dish: "turkey and avocado sandwich". */
function dishAt(tokens: readonly string[], book: readonly BookDish[]): Dish | null {
  let passed = 0
  for (let foods = 0; foods < MOST_FOODS; foods += 1) {
    const named = dishNameAt(tokens.slice(passed), book)
    const food = foodAt(tokens.slice(passed) as string[], 0)
    if (named && named.length >= (food?.length ?? 0))
      return { words: tokens.slice(0, passed + named.length) as string[], id: named.id }
    const kind = tokens[passed] ?? ''
    if (passed > 0 && KIND.test(kind)) return { words: tokens.slice(0, passed + 1) as string[], id: null }
    if (!food) return null
    passed += food.length
    if (tokens[passed] === 'and') passed += 1
  }
  return null
}
const MOST_FOODS = 3
const KIND =
  /^(?:soups?|stews?|chowders?|casseroles?|bowls?|salads?|sandwich(?:es)?|wraps?|hash|skillets?|omelet(?:te)?s?|tacos?|burgers?|curry|curries|kebabs?|skewers?|dinners?|meatballs?|scrambles?|chil[il]i?|lasagn[ae]|pizzas?|enchiladas?|burritos?|quesadillas?|fajitas?|nachos|meatloaf|pies?|stir-fry|dumplings?|noodles?|pasta)$/

/** Whether a dish is what somebody who refuses a food may want without it, and no example of it nor a sauce of it. */
function isFor({ words, id }: Dish, refused: Name, book: readonly BookDish[]): boolean {
  const said = refused.map(keyOf)
  if (words.map(keyOf).some((word) => said.includes(word)))
    return words.length > 1 && isOtherKind(words, refused)
  const dish = dishIn(book, id)
  if (dish && ON_THE_PLATE.has(dish.course)) return false
  const refusedIds = foodIdsOf(refused.join(' '))
  const holding = dish?.foods.filter((food) => idsOf(food).some((one) => refusedIds.includes(one))) ?? []
  const usual = holding.filter((food) => refusedIds.includes(idsOf(food)[0] ?? ''))
  if (usual.some((food) => isWhatItIs(food) || food === dish?.foods[0])) return false
  const [name, was] = [words.join(' '), refused.join(' ')]
  // "No gluten, pancakes" asks for pancakes without it; "no dairy, ice cream" may not.
  if (CLASSES.test(was) && allergyTo(name) === null) return true
  if (holding.length === 0 && isOfKind(was, name)) return false
  if (dishNameAt(refused, book) && !isFood(was)) return words.length > 1
  // "No pasta, bread" and "no milk, ice cream" are lists.
  return !isFood(name) || holding.length > 0 || isMeatDish(words)
}
const CLASSES = /^(?:gluten|dairy|lactose|wheat)$/

/** "We don't eat beef, chili" asks for a chili of another meat; "no pasta, lasagna" may refuse both. */
function isForMeatOf({ id }: Dish, refused: Name, book: readonly BookDish[]): boolean {
  const refusedIds = foodIdsOf(refused.join(' '))
  return (
    refusedIds.some((one) => foodById(one)?.group === 'protein') &&
    dishIn(book, id)?.foods.every(
      (food) => food.job !== 'starch' || !refusedIds.includes(idsOf(food)[0] ?? ''),
    ) === true
  )
}

/** The potatoes of french fries; a chili is one without its beans, too. */
const isWhatItIs = ({ defines, job, use }: DishFood): boolean =>
  defines === true &&
  (job === 'main' || (job === 'starch' && !/^[a-z-]*(?:beans?|lentils?|chickpeas?|peas)\b/.test(use)))

/** "Pot roast" is a dish, although it is sold as a food. */
const isMeatDish = (words: readonly string[]): boolean =>
  words.length > 1 && foodById(foodIdsOf(words.join(' '))[0] ?? '')?.group === 'protein'

const ON_THE_PLATE = new Set(['sauce', 'dip', 'drink', 'bread'])

/** "No fat free milk, whole milk", "no chicken nuggets, grilled chicken": another kind of what is refused, of no other allergen. */
function isOtherKind(tokens: readonly string[], refused: readonly string[]): boolean {
  const end = tokens.findIndex((token) => !/^[a-z'-]+$/.test(token) || AFTER.has(token))
  const words = end < 0 ? tokens : tokens.slice(0, end)
  if (words.length < 2 || refused.length < 2 || words.length > MOST_WORDS) return false
  if (!CLOSED.test(tokens.slice(words.length).join(' '))) return false
  const [head, was] = [keyOf(words.at(-1) ?? ''), keyOf(refused.at(-1) ?? '')]
  if (OF_ANIMALS.test(`${words[0]} ${refused[0]}`) || !foodIdsOf(words.join(' ')).length) return false
  if (head !== was) return refused.some((word) => keyOf(word) === head) && COOKED_SOMEHOW.test(words[0] ?? '')
  // "No peanut butter, almond butter" may be said of an allergy.
  const classes = [words, refused].map((name) => classOf(name.join(' '))).filter(Boolean)
  return words.join(' ') !== refused.join(' ') && classes.every((one) => one === classOf(head))
}

const classOf = (name: string): string => (allergyTo(name)?.allergies ?? []).join()

const AFTER = new Set('please pls thanks for with without tonight today recipe recipes instead'.split(' '))
const OF_ANIMALS = /\b(?:cows?|goats?|sheeps?|nut|peanut|almond|cashew)\b|'s\b/
