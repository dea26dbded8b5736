import type { Food } from '../table/food.ts'
import { PREPARATION } from '../text/line-words.ts'
import { remember } from '../text/remember.ts'
import { type DishName, dishNameOf } from './dish-name.ts'
import { dishesHaving, wordsRequired } from './dishes-having.ts'
import { leftOutOf } from './left-out.ts'
import { BEFORE_SIDES, isTelling, KIND, wordsSaid } from './plate-words.ts'
import type { SurveyRow } from './rows.ts'
import { foodOfCodes, unsureBy } from './stand-in.ts'

/**
 * The FNDDS dish that a name on a plate means (FNDDS lists foods as they are eaten). Of the dishes that have every
 * distinguishing word of the name and say the least besides, it takes the middle one, with the range of all. Null if there
 * is none, or if they are too far apart. "Ham egg and cheese biscuit" is "Egg, cheese, and ham on biscuit".
 */
export const dishNamed: (name: string) => Food | null = (name) => (name.length > LONGEST ? null : named(name))

/** Characters. Every word is searched in every dish: a text of thousands of letters would take seconds, and is not a name. */
const LONGEST = 160

const named = remember(
  (name: string) => {
    const { same, alike } = dishesNamed(name)
    return middleOf(codesOf(same), codesOf(alike))
  },
  { most: 128, longest: LONGEST },
)

/** A dish that has every distinguishing word of a name, and what it says besides. */
type Fit = { row: SurveyRow; cost: number }

/** The dishes that have every distinguishing word of a name: those that say the least besides, and those that say hardly more. */
function dishesNamed(name: string): { same: SurveyRow[]; alike: SurveyRow[] } {
  const fits = fitsOf(wordsSaid(name), leftOutOf(name))
  const least = Math.min(...fits.map(({ cost }) => cost))
  const within = (more: number) => fits.filter(({ cost }) => cost <= least + more).map(({ row }) => row)
  return { same: within(SAME), alike: within(ALIKE) }
}

function fitsOf(said: readonly string[], leftOut: readonly string[]): Fit[] {
  const telling = wordsRequired(said, leftOut)
  const link = said.findIndex((word, at) => at > 0 && BEFORE_SIDES.has(word))
  const head = said.slice(0, link < 0 ? said.length : link).findLast(isTelling) ?? ''
  return dishesHaving(telling, leftOut).flatMap((row) => {
    const cost = costOf(row, said, telling, head)
    return cost === null || cost > MOST_UNSAID ? [] : [{ row, cost }]
  })
}

/** How much more a dish may say and still match equally well, or still be a possible meaning. */
const SAME = 0.2
const ALIKE = 1
const MOST_UNSAID = 6

/** What a dish says besides the name; null where it lacks a word of it, or is another dish. */
function costOf(
  row: SurveyRow,
  said: readonly string[],
  telling: readonly string[],
  head: string,
): number | null {
  const dish = dishNameOf(row)
  const { all, unsaid, own, kinds, leftOut, madeOf } = dish
  if (isSideOf(said, own, kinds) || (madeOf && telling.every((word) => madeOf.has(word)))) return null
  if (said.some((word) => JOINS.has(word)) && !isOfBoth(row, said)) return null
  const byKind = telling.filter((word) => !all.has(word) || leftOut.has(word))
  const meant = new Set(said)
  // A vegetable lasagna is meatless, whether the survey names its vegetables or not.
  if (said.some((word) => KIND.get(word) === MEATLESS)) meant.add(MEATLESS)
  if (own.has('or') && POULTRY.some((word) => meant.has(word))) for (const word of POULTRY) meant.add(word)
  for (const word of byKind) {
    const kind = KIND.get(word)
    if (!kind || !all.has(kind) || leftOut.has(kind)) return null
    meant.add(kind)
  }
  if (isAnother(dish, meant, head) || (byKind.length > 0 && holdsMore(dish, meant))) return null
  const isNamed = kinds.some((kind) => said.includes(kind))
  // "Fruit and vegetable smoothie" has neither word of a cherry tomato.
  if (!isNamed && byKind.length === telling.length) return null
  let cost = own.has(head) || own.has(KIND.get(head) ?? '') ? 0 : OTHER_HEAD
  if (!isNamed) cost += FURTHER
  cost += byKind.length * OF_KIND
  for (const [word, weight] of unsaid) {
    if (meant.has(word)) continue
    const isListed = own.has('and') && own.has(word)
    cost += OTHERWISE.has(word) ? MUCH : isListed ? LISTED : Math.min(weight, 1)
  }
  if (own.has('frozen') && !meant.has('frozen')) cost += MUCH
  for (const word of leftOut) if (PROMISED.has(word) && !meant.has(word)) cost += WITHOUT_IT
  for (const word of said) if (PREPARATION.has(word) && all.has(word)) cost -= OF_KIND
  return cost
}

/** Only a part of the dish, or a sandwich with it: a pizza's topping, a fish sandwich with cheese. */
const isAnother = ({ own, kinds }: DishName, meant: ReadonlySet<string>, head: string): boolean =>
  PARTS.some((part) => own.has(part) && !meant.has(part)) ||
  (own.has('sandwich') && !own.has(head) && !kinds.some((kind) => meant.has(kind)))

/** "Apple pie filling", "wheat bread as ingredient in sandwiches". */
const PARTS = ['topping', 'filling', 'ingredient']

/** If only its kind is named: broccoli with cheese is not "fish, noodles, and vegetables; cheese sauce". */
function holdsMore({ own, unsaid }: DishName, meant: ReadonlySet<string>): boolean {
  const [first = ''] = own
  return (
    (own.has('and') && !meant.has(first)) || STARCHES.some((word) => unsaid.has(word) && !meant.has(word))
  )
}

const MEATLESS = 'meatless'

const STARCHES = 'noodle rice pasta potato pastry bread bun dumpling'.split(' ')

const JOINS = new Set(['with', 'and'])

/** "Crackers with cheese" are not cheese crackers, and rice with butter is not a cookie with both in it. */
function isOfBoth(row: SurveyRow, said: readonly string[]): boolean {
  const { own, kinds } = dishNameOf(row)
  const all = own.has('and') ? [...own] : kinds
  const isSaid = (one: string) => said.some((word) => word === one || KIND.get(word) === one)
  return / (?:with|and|or) /.test(row.lower) && all.some(isSaid)
}

/** Words for dishes that are not the usual kind. */
const OTHERWISE = new Set('diet dry meal alcoholic'.split(' '))
const MUCH = 3
/** Chow mein has noodles and gumbo has rice unless the name says otherwise; the range still includes the dish without. */
const PROMISED = new Set('noodle rice pasta bun bread'.split(' '))
const WITHOUT_IT = 1.5
/** "Chicken, bacon, and tomato club sandwich" for a bacon sandwich. */
const LISTED = 1

/** "Chicken or turkey and rice" says no more than chicken and rice. */
const POULTRY = ['chicken', 'turkey']

/** "Pancake syrup" is what pancakes with syrup come with, not the dish. */
function isSideOf(
  said: readonly string[],
  own: ReadonlySet<string>,
  [kind = '']: readonly string[],
): boolean {
  const at = said.indexOf(kind)
  const isOwn = own.has('and') || [...BEFORE_SIDES].some((word) => own.has(word))
  return !isOwn && said.some((word, link) => link > 0 && link < at && BEFORE_SIDES.has(word))
}

/** A hot dog on a bun is not a bun. */
const OTHER_HEAD = 2.5
/** "Apple pie filling" is not apple pie. */
const FURTHER = 1
/** "Cheesecake with fruit" for a strawberry cheesecake: worse than one that says strawberry. */
const OF_KIND = 0.5

function middleOf(same: readonly string[], alike: readonly string[]): Food | null {
  const sorted = inOrder(same)
  // The survey's own average of a kind, or the one in the middle.
  const middle =
    sorted.find(({ name }) => name.endsWith(', NFS')) ?? sorted[Math.floor((sorted.length - 1) / 2)]
  const all = inOrder(alike)
  const span = carbsOf(all.at(-1)) - carbsOf(all[0])
  if (!middle || span > MOST_APART) return null
  const food = foodOfCodes([middle.ndb, ...alike.filter((code) => code !== middle.ndb)])
  return food && unsureBy(food, UNSURE)
}

const codesOf = (rows: readonly SurveyRow[]): string[] => rows.map(({ code }) => code)

const inOrder = (codes: readonly string[]): Food[] =>
  codes
    .map((code) => foodOfCodes([code]))
    .filter((food) => food !== null)
    .sort((a, b) => carbsOf(a) - carbsOf(b))

const carbsOf = (food: Food | undefined): number => food?.per100g.carbs ?? 0

/** The same as for any food whose figures are used for another's (`how-sure.ts`). */
const UNSURE = 0.2

/** Grams of carbohydrate in 100 g. */
const MOST_APART = 30
