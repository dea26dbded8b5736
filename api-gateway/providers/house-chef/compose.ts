import type { AppError } from '@evenplate/domain/errors'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import { BLENDED, CREAMY, type Wish, wishesOf, withWishes } from '../../brief/answering/qualities.ts'
import { type Brief, type BriefFood, COURSES, type Course } from '../../brief/brief.ts'
import { boundToKitchen, isFromStyle } from '../../brief/kitchens.ts'
import { type BookDish, idsOf, lighterOf } from '../../dish-book/dish.ts'
import { DISHES, dishById, PLAIN } from '../../dish-book/dishes/all-dishes.ts'
import { asCalled, isCalled } from './book/as-called.ts'
import { attempt, type FailedAttempt, overOf } from './book/attempt.ts'
import { isUsualBase } from './book/bases.ts'
import { changesOf } from './book/changes.ts'
import type { BookPlate } from './book/cook-book-dish.ts'
import { fillsMeal } from './book/fills-meal.ts'
import { styleLost } from './book/firm-styles.ts'
import { foodEntry } from './book/food-entry.ts'
import { HARD } from './book/heat.ts'
import { needsSoaking } from './book/kinds.ts'
import { shortfallsOf } from './book/late.ts'
import { madeAtHome } from './book/made-at-home.ts'
import { allowedFoods, cannotBeDone, knownFoods, mustNotContradict } from './book/obstacles.ts'
import { priceToPlace } from './book/place-foods.ts'
import { answersFor, rank } from './book/rank.ts'
import { readOtherwise } from './book/read-otherwise.ts'
import { alsoCalled } from './book/same-name.ts'
import { asksSmooth, SMOOTH_NOTE } from './book/smooth.ts'
import { type BookTask, bookTaskFor } from './book/task.ts'
import { isCookedSo } from './book/ways-for.ts'
import type { TryAgain } from './book/ways-on.ts'
import { randomOf } from './building/random.ts'
import { composeForm } from './compose-form.ts'
import { bestOf } from './either.ts'
import { FORMS } from './forms/all-forms.ts'
import type { Dish } from './wish/dish.ts'
import { figuresOfOurs } from './wish/figures-of-ours.ts'
import { type Had, hadOf } from './wish/had.ts'
import { wishOfBrief } from './wish-of-brief.ts'
import { withinHand } from './within-hand.ts'

export type Turn = { seed: string; turn: number; had?: ReadonlyMap<number, Had> | undefined }

/**
 * Composes the dish a brief asks for: the named dish, or one of the book or of the forms that contains every food asked for. Limits
 * are met as counted. The same brief, rules, seed and turn give the same dish; the same brief again on the same day gives a
 * variation of it.
 * @param spare a first turn with another seed, whose dish is used if this seed finds none: the seed decides which dishes are tried
 * first, and not all are tried. It also decides what a refusal says.
 * @throws AppError `cannot_be_done` with what prevents it and suggestions that work; `unsafe_recipe` if nothing follows the rules
 */
export function composeDish(asked: Brief, rules: Rules, turn: Turn, spare: Turn = turn): Dish {
  const brief = boundToKitchen(madeAtHome(bookTaskFor(asked, rules, spare.seed, spare.turn)))
  const compose = (one: Brief): Dish =>
    withinHand(asWished(one, rules, turn, spare), one, (smaller) => asWished(smaller, rules, turn, spare))
  return bestOf(brief, compose)
}

/** A dish that keeps the wishes without a figure, or as many of them as one can; the answers say which are not kept. */
function asWished(brief: Brief, rules: Rules, turn: Turn, spare: Turn): Dish {
  const wishes = wishesOf(brief)
  const found = (kept: readonly Wish[]): Dish | null => foundFor(withWishes(brief, kept), rules, turn)
  const whole = wishes.length > 0 ? found(wishes) : null
  if (whole) return whole
  let best: Dish | null = null
  const kept: Wish[] = []
  for (const wish of wishes.length > 1 ? wishes : []) {
    const dish = found([...kept, wish])
    if (!dish) continue
    best = dish
    kept.push(wish)
  }
  return best ?? composed(brief, rules, turn, spare)
}

function foundFor(brief: Brief, rules: Rules, turn: Turn): Dish | null {
  const order = bookTaskFor(brief, rules, turn.seed, turn.turn)
  if (order.wanted.some(({ entries }) => entries.length === 0)) return null
  return find(order, todayOf(brief, rules, turn), turn, rules).dish
}

function composed(brief: Brief, rules: Rules, turn: Turn, spare: Turn): Dish {
  const order = bookTaskFor(brief, rules, spare.seed, spare.turn)
  const again: TryAgain = (changed, others = rules) => tryAgain(changed, others, spare)
  knownFoods(order, again)
  const named = brief.dish?.id ? dishById(brief.dish.id) : undefined
  if (named) mustNotContradict(named, order, again)
  const own = { ...order, seed: turn.seed, turn: turn.turn }
  const found = find(own, todayOf(brief, rules, turn), turn, rules)
  if (found.dish) return found.dish
  const other = spare === turn ? found : find(order, [], spare, rules)
  if (other.dish) return other.dish
  const failed = other.failed.length === 0 && named ? findNamed(named, order, []).failed : other.failed
  throw cannotBeDone(order, failed, again)
}

/** A day has no more turns than this (LIMITS.memberPerDay); a later turn starts over. */
const DAY = 20

/** What this person had earlier in the day; missing turns count as the same request. */
function todayOf(brief: Brief, rules: Rules, { seed, turn, had }: Turn): Had[] {
  const today: Had[] = []
  for (let at = turn - (turn % DAY); at < turn; at++) {
    const known = had?.get(at)
    const dish = known
      ? null
      : find(bookTaskFor(brief, rules, seed, at), today, { seed, turn: at, had }, rules).dish
    if (known) today.push(known)
    else if (dish) today.push(hadOf(dish))
  }
  return today
}

/**
 * Whether a request can be met, before anything is promised or counted.
 * @throws AppError as `composeDish`
 */
export function planFor(brief: Brief, rules: Rules, turn: Turn = { seed: 'plan', turn: 0 }): void {
  composeDish(brief, rules, turn)
}

/**
 * Whether the rules allow every food a brief asks for. A model is checked for nothing else.
 * @throws AppError `cannot_be_done` with what prevents it and suggestions
 */
export function mustBeAllowed(brief: Brief, rules: Rules, turn: Turn = { seed: 'plan', turn: 0 }): void {
  const homemade = madeAtHome(bookTaskFor(brief, rules, turn.seed, turn.turn))
  allowedFoods(bookTaskFor(homemade, rules, turn.seed, turn.turn), (changed, others = rules) =>
    tryAgain(changed, others, turn),
  )
}

/** The dish for a changed brief, or null if that is impossible too. */
function tryAgain(brief: Brief, rules: Rules, turn: Turn): Dish | null {
  const order = bookTaskFor(brief, rules, turn.seed, turn.turn)
  if (order.wanted.some(({ entries }) => entries.length === 0)) return null
  return find(order, [], turn, rules).dish
}

type Found = { dish: Dish; failed: FailedAttempt[] } | { dish: null; failed: FailedAttempt[] }

function find(order: BookTask, today: Had[], turn: Turn, rules: Rules): Found {
  const { brief } = order
  const named = brief.dish?.id ? dishById(brief.dish.id) : undefined
  if (named) return findMeal(named, order, today, turn, rules)
  if (brief.dish) {
    for (const other of readOtherwise(brief)) {
      const found = find(bookTaskFor(other, rules, turn.seed, turn.turn), today, turn, rules)
      if (found.dish) return found
    }
    return { dish: null, failed: [] }
  }
  const failed: FailedAttempt[] = []
  // A named dish before an unnamed plate of the same foods.
  const book = rank(BOOK, order)
    .map((one) => (one.dish.plain ? { ...one, price: one.price + 2.5 } : one))
    .sort((a, b) => a.price - b.price)
  const near = book.filter(({ dish, price }) =>
    order.wanted.length === 0 ? !dish.plain && price <= 4 : price <= GOOD,
  )
  const isOpen = order.wanted.length === 0 && brief.limits.length === 0
  // For an open request the forms are as good as the book: each is used as often as it has choices. How much salt the book's dishes
  // have is known before they are cooked.
  const formFirst = isOpen && !brief.style.includes('low-salt') && formTurn(order, near.length)
  if (formFirst) {
    const dish = fromForms(order, turn, rules)
    if (dish && fillsMeal(order, figuresOfOurs(dish).perServing)) return { dish, failed }
  }
  const first = firstOf(near.slice(0, MOST), order, today, failed, isOpen)
  if (first) return { dish: first, failed }
  const form = fromForms(order, turn, rules)
  if (form) return { dish: form, failed }
  const rest = book.filter((one) => !near.includes(one))
  const other = firstOf(
    rest.slice(0, brief.limits.length > 0 ? 2 * MOST : MOST),
    order,
    today,
    failed,
    isOpen,
  )
  if (other) return { dish: other, failed }
  // The same dish again is better than none.
  const again = today.length > 0 ? firstOf([...near, ...rest].slice(0, MOST), order, [], [], false) : null
  return { dish: again, failed }
}

const BOOK = [...DISHES, ...PLAIN]
const GOOD = 5
const MOST = 30

/** The named dish, with the others named beside it; if its name only contains foods, also any other dish of those. */
function findMeal(named: BookDish, order: BookTask, today: Had[], turn: Turn, rules: Rules): Found {
  const meal = mealWith(named, order.brief)
  const dishes = [order.brief.dish, ...(order.brief.also ?? [])]
  if (dishes.some((dish) => !dish?.foods)) {
    if (meal !== named) return findNamed(meal, order, today)
    const odd = order.wanted.length > 0 && (priceToPlace(named, order) ?? ODD) >= ODD
    if (odd) {
      const other = ofSameName(named, order, today)
      if (other.dish) return other
    }
    const found = findNamed(named, order, today)
    if (found.dish) return found
    if (!odd) {
      const other = ofSameName(named, order, today)
      if (other.dish) return other
    }
    const beside = besideCold(named, found, order, today, turn, rules)
    if (beside.dish) return beside
    const called = asCalled(named, order.brief)
    const other = called
      ? find(bookTaskFor(called, rules, turn.seed, turn.turn), today, turn, rules)
      : NO_DISH
    return isCalled(other.dish, called)
      ? other
      : orElse(asItsFood(named, found, order, today, turn, rules), found)
  }
  // "Steak with shrimp" names the steak too.
  const foods = [...dishes.flatMap((dish) => dish?.foods ?? []), ...order.brief.foods]
  const asFoods: Brief = { ...order.brief, dish: null, also: [], foods }
  if (meal !== named) {
    const both = findNamed(meal, order, today)
    return both.dish
      ? both
      : orElse(find(bookTaskFor(asFoods, rules, turn.seed, turn.turn), today, turn, rules), both)
  }
  const isOther = order.brief.course !== null && !answersFor(order.brief.course, named)
  const strict =
    order.brief.foods.length > 0 ? bookTaskFor({ ...order.brief, foods }, rules, turn.seed, turn.turn) : order
  // What the dish itself was called is nothing to go in it: no bread goes in rolls, no custard in a pudding.
  const isItself = order.brief.foods.length > 0 && !goesIn(named, order.brief.dish?.foods ?? [])
  const own = isItself ? order : strict
  const odd = isOther || (priceToPlace(named, own) ?? ODD) >= ODD
  const found = odd ? null : findNamed(named, own, today)
  if (found?.dish) return found
  const other = find(bookTaskFor(asFoods, rules, turn.seed, turn.turn), today, turn, rules)
  return orElse(other, found ?? findNamed(named, order, today))
}

/** Whether the foods that a dish's name consists of are foods of that dish. */
function goesIn(dish: BookDish, foods: readonly BriefFood[]): boolean {
  const listed = new Set(dish.foods.flatMap(idsOf))
  return foods.some(({ ids }) => ids.some((id) => listed.has(id)))
}

/**
 * Another dish with that name, if the usual one does not fit: a cheesecake without an oven is a no-bake cheesecake, and tacos with
 * fish are fish tacos. None where it would have to be served with what was asked for.
 */
function ofSameName(named: BookDish, order: BookTask, today: Had[]): Found {
  const { dish } = order.brief
  // What it should be built on was meant for the usual dish, unless this one may be built on it.
  const mayBeBuilt = (other: BookDish) =>
    order.bases.every(({ ids }) =>
      other.foods.some(
        (part) => part.defines && [...idsOf(part), ...lighterOf(part)].some((id) => ids.has(id)),
      ),
    )
  const near = (dish ? alsoCalled(named, dish) : [])
    .filter(mayBeBuilt)
    .map((other) => ({ other, price: priceToPlace(other, order) ?? ODD }))
    .filter(({ price }) => price < ODD)
    .sort((a, b) => a.price - b.price)
  for (const { other } of near.slice(0, MOST_NAMESAKES)) {
    const found = findNamed(other, order, today)
    if (found.dish) return found
  }
  return { dish: null, failed: [] }
}

const MOST_NAMESAKES = 6

/** Grilled pork chops are still pork chops: a dish named after its food is cooked as that food if its own ways do not fit. */
function asItsFood(
  dish: BookDish,
  { failed }: Found,
  order: BookTask,
  today: Had[],
  turn: Turn,
  rules: Rules,
): Found {
  const why = failed[0]?.attempt.why.kind
  const main = dish.foods.find(({ job, defines }) => job === 'main' && defines)
  const entry = main && foodEntry(idsOf(main)[0]!)
  const none: Found = { dish: null, failed: [] }
  if ((why !== 'tool' && why !== 'minutes') || !entry) return none
  // "Salmon Patties" and "Butter Chicken" are more than their main food.
  if (dish.title.replace(COOKED, '') !== entry.title) return none
  const foods = [{ said: entry.name, ids: [entry.food.id] }, ...order.brief.foods]
  return find(
    bookTaskFor({ ...order.brief, dish: null, also: [], foods }, rules, turn.seed, turn.turn),
    today,
    turn,
    rules,
  )
}

const NO_DISH: Found = { dish: null, failed: [] }

/** "Fish on the grill with a salad": the tool is for the food, and the cold dish is served with it. */
function besideCold(
  dish: BookDish,
  { failed }: Found,
  order: BookTask,
  today: Had[],
  turn: Turn,
  rules: Rules,
): Found {
  const isCold = dish.ways.every(({ tool }) => tool === 'none')
  if (failed[0]?.attempt.why.kind !== 'tool' || !isCold || order.wanted.length === 0) return NO_DISH
  const alone = find(
    bookTaskFor({ ...order.brief, dish: null, also: [], course: null }, rules, turn.seed, turn.turn),
    today,
    turn,
    rules,
  )
  const main = alone.dish && dishById(alone.dish.form)
  // The steps of a meal call its dishes by their usual titles.
  const meal = main && (main.plain || main.title === alone.dish?.title) && dishById(`${main.id}+${dish.id}`)
  return meal ? findNamed(meal, order, today) : NO_DISH
}

const COOKED = /^(?:Baked|Roast|Roasted|Grilled|Pan-Seared|Seared|Steamed|Sautéed) /

const orElse = (one: Found, other: Found): Found => (one.dish ? one : other)

/** From this distance on, a food can only be served beside the dish. */
const ODD = 8

/** All named dishes of the book as one meal: at most three, and one of them the main dish. The answers tell which one is not made. */
function mealWith(named: BookDish, { also = [] }: Brief): BookDish {
  const beside = also.flatMap(({ id }) => dishById(id ?? '') ?? [])
  const dishes = [named, ...beside].filter((dish, n, all) => !isMain(dish) || all.findIndex(isMain) === n)
  const ids = unique(dishes.map(({ id }) => id)).slice(0, 3)
  return ids.length > 1 ? dishById(ids.join('+'))! : named
}

/** A plate of its own: nobody serves tacos with enchiladas. Soup goes with a sandwich, eggs with pancakes. */
const isMain = ({ course }: BookDish): boolean => course === 'main' || course === 'sandwich'

const unique = <T>(values: T[]): T[] => [...new Set(values)]

function findNamed(dish: BookDish, order: BookTask, today: Had[]): Found {
  const tried = attempt(dish, order, today)
  if (tried.plate) return { dish: served(tried.plate, order), failed: [] }
  const again = today.length > 0 ? attempt(dish, order, []) : tried
  return again.plate
    ? { dish: served(again.plate, order), failed: [] }
    : { dish: null, failed: [{ dish, attempt: again }] }
}

function firstOf(
  ranked: { dish: BookDish }[],
  order: BookTask,
  today: Had[],
  failed: FailedAttempt[],
  isOpen: boolean,
): Dish | null {
  const had = new Set(today.map(({ form }) => form))
  const fresh = isOpen
    ? [...ranked].sort((a, b) => Number(had.has(a.dish.id)) - Number(had.has(b.dish.id)))
    : ranked
  const little: BookPlate[] = []
  for (const { dish } of fresh) {
    const tried = attempt(dish, order, today)
    if (!tried.plate) failed.push({ dish, attempt: tried })
    else if (fillsMeal(order, tried.figures.perServing)) return served(tried.plate, order)
    else if (little.push(tried.plate) === MOST_LITTLE) break
  }
  return little[0] ? served(little[0], order) : null
}

/** So many dishes in a row that do not fill a meal mean that nothing does. */
const MOST_LITTLE = 6

const formTurn = (order: BookTask, dishes: number): boolean =>
  randomOf(`${order.seed} ${order.turn} form or dish`).next() < FORMS.length / (FORMS.length + dishes)

/** The tools that forms are written for; other tools need their own steps. */
const FORMS_USE = new Set(['stove', 'oven', 'none'])

/** One of the forms, if it contains every food and meets every limit. */
function fromForms(order: BookTask, turn: Turn, rules: Rules): Dish | null {
  const { brief } = order
  if (brief.tools.use && !FORMS_USE.has(brief.tools.use)) return null
  // A form is seasoned like a kitchen, and is no dish of it.
  if (brief.style.some(isFromStyle)) return null
  let dish: Dish
  try {
    dish = composeForm(wishOfBrief(brief), rules, turn)
  } catch (error) {
    if ((error as AppError).code === 'unsafe_recipe') return null
    throw error
  }
  if (dish.items.some(({ entry }) => isUsualBase(entry.food.id, order))) return null
  if (dish.items.some(({ entry }) => needsSoaking(entry, dish.instructions.join(' ')))) return null
  // Forms keep their proportions.
  if (order.little.some(({ is }) => dish.items.some(({ entry }) => is(entry)))) return null
  const used = new Set(dish.items.map(({ entry }) => entry.food.id))
  if (![...order.wanted, ...order.wished].every(({ ids }) => ids.some((id) => used.has(id)))) return null
  if (brief.texture === 'creamy' && !isCreamy(dish)) return null
  if (brief.minutes !== null && dish.prepTime + dish.cookTime > brief.minutes) return null
  if (
    brief.course &&
    !FORMS.find(({ id }) => id === dish.form)?.says.includes(brief.course) &&
    brief.course !== 'main'
  )
    return null
  if (brief.texture === 'soft' && dish.items.some(({ entry }) => HARD.test(entry.food.id))) return null
  if (styleLost(dish, courseOf(dish), brief.style)) return null
  const { perServing } = figuresOfOurs(dish)
  if (brief.limits.some((limit) => overOf(limit, perServing[limit.figure] ?? 0) > 0)) return null
  return isCookedSo(dish.instructions.join(' '), brief.tools) ? dish : null
}

const isCreamy = ({ items, instructions }: Dish): boolean =>
  items.some(({ entry }) => CREAMY.test(entry.food.id)) || BLENDED.test(instructions.join(' '))

/** The kind of dish a form makes, as far as it says one. */
const courseOf = ({ form }: Dish): Course | null => {
  const says = FORMS.find(({ id }) => id === form)?.says ?? []
  return COURSES.find((course) => says.includes(course)) ?? null
}

function served(plate: BookPlate, order: BookTask): Dish {
  const changes = [
    ...(plate.hurried ? [plate.hurried] : []),
    ...changesOf(plate.version, order, plate.book.leftOut),
    ...(asksSmooth(order.brief) ? [SMOOTH_NOTE] : []),
  ]
  return { ...plate, notes: [...changes, ...shortfallsOf(plate, order)], changes }
}
