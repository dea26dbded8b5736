import { KITCHENS as KITCHENS_SAID } from '@evenplate/words/kitchens'
import { panOf } from '@evenplate/words/pans'
import { isMeasured } from '../../../brief/answering/qualities.ts'
import type { Brief, Course } from '../../../brief/brief.ts'
import { isFromStyle } from '../../../brief/kitchens.ts'
import { type BookDish, idsOf, lighterOf } from '../../../dish-book/dish.ts'
import { chances } from '../building/random.ts'
import { unusualFor } from './everyday.ts'
import { mayKeep } from './firm-styles.ts'
import { isTooSlow, offMeal, workForSnack } from './fits-meal.ts'
import { foodEntry } from './food-entry.ts'
import { priceToPlace } from './place-foods.ts'
import { saltTooMuch, saturatedTooMuch } from './salt.ts'
import { isForOthers } from './smooth.ts'
import type { BookTask } from './task.ts'
import { waysFor } from './ways-for.ts'

/** A dish and its distance from the request: 0 is exactly what was asked for. */
export type Ranked = { dish: BookDish; price: number }

/** Tools that not every kitchen has: used only if asked for. */
const SPECIAL = new Set(['air-fryer', 'slow-cooker', 'pressure-cooker', 'grill'])

/** Courses that can replace one another. */
const NEAR: Partial<Record<Course, Course[]>> = {
  main: ['soup', 'salad', 'sandwich'],
  dessert: ['cake', 'cookies'],
  cake: ['bread'],
  bread: ['cake'],
  snack: ['dip', 'side'],
  dip: ['sauce'],
  breakfast: [],
}

/** Whether a dish fits a course that was named. */
export const answersFor = (course: Course, dish: BookDish): boolean =>
  dish.course === course || (NEAR[course]?.includes(dish.course) ?? false)

/**
 * The dishes that can contain every food asked for, the likeliest first. The order of equally good dishes depends on the person and,
 * if the request leaves it open, on the turn.
 */
export function rank(dishes: readonly BookDish[], order: BookTask): Ranked[] {
  const open = order.wanted.length === 0
  const luck = chances(`${order.seed} ${open ? order.turn : ''} `)
  return pricedFor(dishes, order)
    .map(({ dish, answers, lacks, called }) => ({
      dish,
      price: answers + (open ? 1.5 : 0.9) * luck(dish.id) + lacks - called,
    }))
    .sort((a, b) => a.price - b.price)
}

/** The part of a dish's distance that is the same for everyone: how well it fits, and what it has too much or too little of. */
type Priced = { dish: BookDish; answers: number; lacks: number; called: number }

/** Cached for as long as the brief exists: the plan and the dish use the same brief, with different seeds. */
const priced = new WeakMap<Brief, { dishes: readonly BookDish[]; rules: string; list: Priced[] }>()

function pricedFor(dishes: readonly BookDish[], order: BookTask): Priced[] {
  const rules = JSON.stringify(order.rules)
  const known = priced.get(order.brief)
  if (known?.dishes === dishes && known.rules === rules) return known.list
  const list = priceAll(dishes, order)
  priced.set(order.brief, { dishes, rules, list })
  return list
}

function priceAll(dishes: readonly BookDish[], order: BookTask): Priced[] {
  const { brief, wanted } = order
  const asked = new Set(wanted.flatMap(({ ids }) => ids))
  const whole = new Set(wanted.filter(({ said }) => WHOLE.test(said)).flatMap(({ ids }) => ids))
  const said = brief.foods.map((food) => food.said.toLowerCase())
  const words = wordsOf(brief)
  const list: Priced[] = []
  for (const dish of dishes) {
    const meets = suits(dish, brief, words)
    if (meets === null) continue
    const ways = waysFor(dish, order)
    if (ways.length === 0) continue
    const placed = priceToPlace(dish, order)
    if (placed === null) continue
    const usual = brief.tools.use || ways.some(({ tool }) => !SPECIAL.has(tool))
    list.push({
      dish,
      answers:
        meets + placed + (usual ? 0 : 6) + (wanted.length === 0 && isTooSlow(ways, brief) ? TOO_SLOW : 0),
      lacks: strangers(dish, asked) + inPieces(dish, whole) + fromElsewhere(dish, order),
      called: isCalled(dish, said) ? 3 : 0,
    })
  }
  return list
}

/** Behind every dish that can be ready in time. */
const TOO_SLOW = 30

/** Style wishes, which a dish either meets or not. Any savory dish can be made hot, and which are served warm is known from their steps. */
const wordsOf = ({ style, texture, occasion, eaters, budget }: Brief): string[] =>
  [...style, texture, occasion, eaters, budget ? 'budget' : null].filter(
    (word): word is NonNullable<typeof word> =>
      Boolean(word) &&
      word !== 'spicy' &&
      word !== 'warm' &&
      !isMeasured(word!) &&
      // All that are left are of the kitchen asked for.
      !(FLAVORS.has(word!) && style.some(isFromStyle)),
  )

const FLAVORS = new Set(KITCHENS_SAID.flatMap(({ flavor }) => flavor ?? []))

/** Oatmeal is a food and the name of a dish made of it: "oatmeal with apples" means that dish. */
function isCalled(dish: BookDish, said: readonly string[]): boolean {
  if (dish.plain || said.length === 0) return false
  const names = namesOf(dish)
  return said.some((name) => names.has(name))
}

const named = new WeakMap<BookDish, Set<string>>()

function namesOf(dish: BookDish): Set<string> {
  const known = named.get(dish)
  if (known) return known
  const names = new Set([dish.title, ...(dish.en ?? [])].map((name) => name.toLowerCase()))
  named.set(dish, names)
  return names
}

/** How far a dish is from the wishes other than foods; null if it is another course. */
function suits(dish: BookDish, brief: Brief, words: readonly string[]): number | null {
  if (!mayKeep(dish, brief.style) || isForOthers(dish, brief)) return null
  // A biscuit is a bread, whatever it is called.
  if (dish.course === 'bread' && brief.unwanted.includes('bread')) return null
  let price = 0
  if (brief.course) {
    const near = NEAR[brief.course]?.indexOf(dish.course) ?? -1
    if (dish.course !== brief.course && near < 0) return null
    if (dish.course !== brief.course) price += 4
    if (brief.course === 'snack') price += workForSnack(dish, brief)
  } else {
    price += offMeal(dish, brief)
  }
  if (brief.mealType && !dish.meals.includes(brief.mealType)) {
    if (!brief.course) return null
    price += 6
  }
  if (!brief.mealType && !brief.course && !dish.meals.some((meal) => meal === 'Dinner' || meal === 'Lunch'))
    price += 3
  if (!brief.course) {
    if (brief.mealType === 'Dinner' && dish.course === 'sandwich') price += 3
    if (brief.occasion === 'date-night' && dish.course !== 'main') price += 3
  }
  if (brief.mealType === 'Dessert' && !isSweet(dish)) price += 8
  if (brief.texture === 'crunchy' && (dish.course === 'soup' || dish.course === 'drink')) price += 6
  if (brief.texture === 'soft' && (dish.course === 'salad' || /crunchy|grill/.test(dish.says))) price += 5
  if (brief.texture === 'soft' && isChewy(dish)) price += 7
  // Raw fish is no lunch for a bag, and a soup spills.
  if (
    (brief.occasion === 'lunch-box' || brief.occasion === 'picnic') &&
    (dish.course === 'soup' || RAW_FISH.test(dish.id))
  )
    price += 5
  if (brief.occasion === 'picnic' && !mayKeep(dish, ['cold'])) price += 4
  price += saltTooMuch(dish, brief) + saturatedTooMuch(dish, brief)
  price += inOtherPan(dish, brief)
  price += unusualFor(dish, brief)
  const says = saysOf(dish)
  for (const word of words)
    price += KITCHENS.has(word) ? (says.has(word) ? -4 : 3.5) : saysSo(says, word) ? -3 : 1.5
  if (brief.heat === 'hot') price += says.has('spicy') ? -1 : 0.5
  if (brief.heat === 'mild' && says.has('spicy')) price += 6
  if (brief.eaters === 'kids' && says.has('spicy')) price += 4
  if (brief.budget && dish.foods.some(({ use, defines }) => defines && DEAR.test(use.split(' ')[0]!)))
    price += 5
  return price
}

/** Further from who wants to use a certain pan. */
const inOtherPan = ({ ways }: BookDish, { style }: Brief): number =>
  style.reduce((sum, one) => {
    const pan = panOf(one)
    return pan ? sum + (pan.made.test(ways[0]?.steps.join(' ') ?? '') ? -3 : 1.5) : sum
  }, 0)

/** What dishes say of themselves for a wish that is called otherwise: a comforting dish, one for a party. */
const CALLED_SO: Readonly<Record<string, readonly string[]>> = {
  hearty: ['comfort'],
  'kid-friendly': ['kids'],
  'meal-prep': ['make-ahead'],
  potluck: ['party'],
  'game-day': ['party'],
  picnic: ['lunch-box', 'party'],
  camping: ['grill'],
}

/** Nobody brings tea sandwiches to a game. */
const HUNGRY = new Set(['potluck', 'game-day'])

const saysSo = (says: ReadonlySet<string>, word: string): boolean =>
  says.has(word) ||
  (!(HUNGRY.has(word) && says.has('light')) && (CALLED_SO[word]?.some((other) => says.has(other)) ?? false))

const RAW_FISH = /poke|sushi|ceviche|california-roll|tartare/

const chewy = new WeakMap<BookDish, boolean>()

/** A chop, a breast or strips of meat that do not cook until they fall apart; the meat of a soup is small and in broth. */
function isChewy(dish: BookDish): boolean {
  const known = chewy.get(dish)
  if (known !== undefined) return known
  const hasPiece = dish.foods.some(({ job, ...part }) => {
    const kind = job === 'main' ? foodEntry(idsOf({ job, ...part })[0]!)?.kind : undefined
    return kind === 'meat' || kind === 'poultry'
  })
  const found =
    dish.course !== 'soup' &&
    hasPiece &&
    !dish.ways.slice(0, 1).some(({ steps }) => FALLS_APART.test(steps.join(' ')))
  chewy.set(dish, found)
  return found
}

const FALLS_APART =
  /@braise|@shred|\b(?:shred|pull apart|falls? apart|fork-tender|very tender)\b|(?:simmer|braise)[^.]{0,80}\{(?:[3-9]\d|1\d\d) min|\{[1-9] hr/i

/** Whose cooking was asked for. */
const KITCHENS = new Set(['indian', 'thai', 'mexican', 'italian', 'japanese', 'middle-eastern', 'french'])

const isSweet = ({ foods }: BookDish): boolean => foods.some(({ job }) => job === 'sweet' || job === 'fruit')

const said = new WeakMap<BookDish, Set<string>>()

function saysOf(dish: BookDish): Set<string> {
  const known = said.get(dish) ?? new Set(dish.says.split(' '))
  said.set(dish, known)
  return known
}

const DEAR =
  /salmon|shrimp|scallops|crab|lobster|halibut|lamb|veal|ribeye|tenderloin|sirloin|duck|prosciutto|pine-nuts|saffron/

/** "Steak" or "chops" asks for one on the plate, not strips in a broth. */
const WHOLE = /\b(?:steaks?|chops?|fill?ets?|roast)\b/i

function inPieces(dish: BookDish, whole: ReadonlySet<string>): number {
  if (whole.size === 0 || dish.plain) return 0
  return dish.foods.some((part) => part.cut !== undefined && idsOf(part).some((id) => whole.has(id))) ? 5 : 0
}

/** "Bacon and cabbage" asks for a plain dish of the two, not for another country's specialty that can hold them. */
function fromElsewhere(dish: BookDish, { brief, wanted }: BookTask): number {
  if (dish.plain || wanted.length < 2 || brief.style.some((word) => ELSEWHERE.has(word))) return 0
  return [...saysOf(dish)].some((word) => ELSEWHERE.has(word)) ? 1.5 : 0
}

const ELSEWHERE = new Set([
  ...KITCHENS,
  ...['chinese', 'korean', 'vietnamese', 'greek', 'spanish', 'caribbean', 'african'],
])

/** Main foods of a dish that nobody asked for: a request for broccoli may get beef with it, but preferably broccoli. */
function strangers(dish: BookDish, asked: ReadonlySet<string>): number {
  if (asked.size === 0 || dish.plain) return 0
  let price = 0
  for (const part of dish.foods) {
    const { defines, job } = part
    if (!defines || job === 'seasoning' || job === 'fat' || job === 'liquid') continue
    if (idsOf(part).some((id) => asked.has(id)) || lighterOf(part).some((id) => asked.has(id))) continue
    const isMeat = job === 'main' && foodEntry(idsOf(part)[0]!)?.food.group === 'protein'
    price += isMeat ? 2.8 : 0.8
  }
  return price
}
