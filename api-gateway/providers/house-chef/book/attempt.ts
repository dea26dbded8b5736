import type { Limit } from '../../../brief/brief.ts'
import { foodIdsOf } from '../../../brief/reading/food-ids.ts'
import type { BookDish, DishFood, DishWay } from '../../../dish-book/dish.ts'
import { expand } from '../../../dish-book/expand.ts'
import { wholeSentences } from '../../../dish-book/last-step.ts'
import { dishWithout } from '../../../dish-book/left-out.ts'
import { shareOfPieces } from '../../../dish-book/pieces.ts'
import { adjectives, titles } from '../building/cooking.ts'
import { figuresOfOurs } from '../wish/figures-of-ours.ts'
import type { Had } from '../wish/had.ts'
import { isAlike } from '../wish/had.ts'
import { aimFor, mealOf } from './aim.ts'
import { baseFor } from './bases.ts'
import { withBeside } from './beside-steps.ts'
import type { Cast, Seat } from './cast.ts'
import {
  type BookOrder,
  type BookPlate,
  cookBookDish,
  type Fitted,
  fittingVersion,
  laid,
  plateOf,
  prepFor,
} from './cook-book-dish.ts'
import { firmFor, styleLost } from './firm-styles.ts'
import { foodEntry } from './food-entry.ts'
import { paredFor, seasonedFor } from './heat.ts'
import { hurriedPrep, inAHurry } from './in-a-hurry.ts'
import { overcooks } from './kinds.ts'
import { withLittle } from './little.ts'
import { refusedPart } from './parts-refused.ts'
import { placeFoods } from './place-foods.ts'
import { siblingsOf } from './siblings.ts'
import { asksSmooth, isSmooth, smoothed, smoothTitle, withoutBits } from './smooth.ts'
import type { Aim } from './solve.ts'
import { spokenSo } from './spoken-so.ts'
import type { BookTask, Wanted } from './task.ts'
import { withHeat, withTool } from './title.ts'
import { waysFor } from './ways-for.ts'
import { leastMinutes } from './write-steps.ts'

/** A dish that meets everything, with the count of its lines, or what prevents it. `nearest`: the version that comes closest. */
export type Attempt =
  | { plate: BookPlate; price: number; figures: ReturnType<typeof figuresOfOurs> }
  | { plate: null; why: Obstacle; nearest: BookPlate | null }

/** A dish that cannot meet everything, and what prevents it. */
export type FailedAttempt = { dish: BookDish; attempt: Attempt & { plate: null } }

export type Obstacle =
  | { kind: 'food'; food: Wanted }
  | { kind: 'part'; part: DishFood }
  | { kind: 'tool' }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'limit' }
  | { kind: 'rules' }
  | { kind: 'style'; style: string }
  | { kind: 'had' }

const SIBLINGS = 24

type Failure = Attempt & { plate: null }
type Cook = (dish: BookDish, cast: Cast, way: DishWay, order: BookTask) => Attempt

/**
 * Cooks a dish as requested: with every food, an available tool, in time, within every limit. Most dishes that are tried fail, and
 * the reason only matters if no dish works, so it is worked out on demand.
 */
export function attempt(dish: BookDish, order: BookTask, today: Had[]): Attempt {
  const tried = attemptWith(cookInShort(), dish, order, today)
  if (tried.plate) return tried
  let known: Failure | undefined
  const told = (): Failure => {
    const found = known ?? (attemptWith(cookWithin, dish, order, today) as Failure)
    known = found
    return found
  }
  return {
    plate: null,
    get why() {
      return told().why
    },
    get nearest() {
      return told().nearest
    },
  }
}

function attemptWith(cook: Cook, dish: BookDish, order: BookTask, today: Had[]): Attempt {
  const placed = placeFoods(dish, order)
  if ('food' in placed) return { plate: null, why: { kind: 'food', food: placed.food }, nearest: null }
  if ('part' in placed) {
    const other = madeOtherwise(dish, placed.part, order)
    return other
      ? attemptWith(cook, other, order, today)
      : { plate: null, why: { kind: 'part', part: placed.part }, nearest: null }
  }
  const ways = waysFor(dish, order)
  if (ways.length === 0) return { plate: null, why: { kind: 'tool' }, nearest: null }
  const isToBeSmooth = asksSmooth(order.brief)
  let failed: Failure = { plate: null, why: { kind: 'had' }, nearest: null }
  let at = 0
  const seasoned = seasonedFor(placed.cast, order)
  const base = withLittle(dish, paredFor(isToBeSmooth ? withoutBits(seasoned, dish) : seasoned, order), order)
  for (const { cast, changed } of siblingsOf(dish, base, order)) {
    if (at++ > SIBLINGS) break
    if (isToBeSmooth && !isSmooth(cast, dish)) {
      if (at === 1) failed = { plate: null, why: { kind: 'style', style: 'smooth' }, nearest: null }
      continue
    }
    for (const way of ways) {
      if (isOvercooked(cast, way)) {
        failed = { plate: null, why: { kind: 'tool' }, nearest: null }
        continue
      }
      // A food served with a cold dish is still cooked.
      const worded = (step: string) => expand(step, way.tool) ?? expand(step, 'stove') ?? step
      const steps = softened(withBeside(way.steps, placed.steps, worded), dish, order)
      const tried = cook(dish, cast, { ...way, steps }, order)
      if (!tried.plate) {
        failed = tried
        if (tried.why.kind === 'minutes') continue
        break
      }
      const plate = named(tried.plate, changed, order)
      const lost = styleLost(plate, dish.course, firmFor(order.brief.style, order.brief.dish !== null))
      if (lost) {
        failed = { plate: null, why: { kind: 'style', style: lost }, nearest: plate }
        continue
      }
      if (today.some((had) => isAlike(had, plate))) {
        failed = { plate: null, why: { kind: 'had' }, nearest: plate }
        break
      }
      const said = order.unspoken ? plate : spokenSo(plate, order.rules)
      if (said) return { plate: said, price: placed.price, figures: tried.figures }
      failed = { plate: null, why: { kind: 'rules' }, nearest: plate }
      break
    }
    // A variation of the dish is neither lighter nor faster than the dish itself.
    if (failed.why.kind !== 'had') break
  }
  return failed
}

/** What cooks a dish's meat for hours would do so with the shrimp in its place, unless its steps say otherwise. */
const isOvercooked = (cast: Cast, { steps }: DishWay): boolean =>
  [...cast.values()]
    .flat()
    .some(
      ({ entry, part, as }) =>
        as !== 'usual' &&
        part.job === 'main' &&
        overcooks(entry, steps.join(' ')) &&
        !steps.some((step) => step.includes(`[${part.role} is `) || step.includes(`[${part.role} not `)),
    )

/** A named dish with another food in a part that none of its own may fill, or without that part. */
function madeOtherwise(dish: BookDish, part: DishFood, order: BookTask): BookDish | null {
  if (!order.brief.dish || refusedPart(dish, part, order) || baseFor(part, order)) return null
  return dishWithout(dish, part, (id) => {
    const entry = foodEntry(id)
    return entry !== null && order.allowed(entry)
  })
}

/** A soup for somebody who cannot chew is blended before it is served; what has to be smooth, whatever it is. */
function softened(steps: readonly string[], dish: BookDish, { brief }: BookTask): string[] {
  const { course } = dish
  if (asksSmooth(brief)) return smoothed(steps, dish)
  if (brief.texture !== 'soft' || course !== 'soup' || steps.some((step) => /puree|blend/i.test(step)))
    return [...steps]
  // Noodles that are blended are no soup any more: they are cut short, as the answer says.
  if (steps.some((step) => /noodles|pasta|orzo|@boil-pasta|dumplings|wonton/i.test(step))) return [...steps]
  const simmered = steps.findLastIndex((step) => /simmer|boil|braise/i.test(step))
  const serves = steps.findIndex((step, place) => place > simmered && AT_TABLE.test(step))
  const at = serves < 0 ? steps.length - 1 : serves
  const sentences = wholeSentences(steps[at]!)
  // Bay leaves are sharp, and are out before anything is blended.
  const out = sentences.findLastIndex((one) => /Take out the \{/.test(one)) + 1
  const [before, after] = [sentences.slice(0, out).join('').trim(), sentences.slice(out).join('').trim()]
  return [
    ...steps.slice(0, at),
    ...(before ? [before] : []),
    after ? `@puree; ${after}` : '@puree',
    ...steps.slice(at + 1),
  ]
}

/** Where a soup leaves the pot: what goes on top is not blended with it. */
const AT_TABLE = /(?:^|[.\]] )\[?(?:Ladle|Divide|Serve|Top with|Scatter|Sprinkle)\b/

function named(plate: BookPlate, changed: Seat[], { brief }: BookTask): BookPlate {
  const said = changed.length > 0 ? renamed(plate, changed) : plate
  const own = withOf(said.title, plate, brief)
  const whole = { ...said, title: asksSmooth(brief) ? smoothTitle(own, plate.book) : own }
  return {
    ...whole,
    title: withHeat(withTool(whole.title, brief.tools.use === plate.tool ? plate.tool : null), plate.tool),
  }
}

/** Stuffed peppers are not called "Red Pepper Stuffed Peppers". */
const isInTitle = (name: string, title: string): boolean => {
  const said = title.toLowerCase()
  return said.includes(name.toLowerCase()) || said.includes(name.toLowerCase().split(' ').at(-1)!)
}

/** A mushroom omelet is called one, whatever the book calls its omelet. */
function withOf(title: string, { book, items }: BookPlate, { dish }: BookTask['brief']): string {
  if (!dish?.of || dish.id !== book.id) return title
  const ids = new Set(dish.of.filter((food) => !/^(?:veg|greens?)/.test(food)).flatMap(foodIdsOf))
  const news = items
    .filter(({ entry }) => ids.has(entry.food.id))
    .map(({ entry }) => adjectives([entry]))
    .filter((name) => !isInTitle(name, title))
  return news.length > 0 ? `${news[0]} ${title}` : title
}

/** A variation's title says what is new in it. */
function renamed(plate: BookPlate, changed: { entry: Parameters<typeof titles>[0][number] }[]): BookPlate {
  const news = changed.map(({ entry }) => entry).filter((entry) => !plate.title.includes(titles([entry])))
  return news.length === 0
    ? plate
    : { ...plate, title: `${plate.title}${/ with /i.test(plate.title) ? ' and ' : ' with '}${titles(news)}` }
}

export const bookOrder = (dish: BookDish, aim: Aim, order: BookTask): BookOrder => ({
  servings: order.brief.servings,
  pieces: shareOfPieces(dish, order.brief.pieces?.count, order.brief.servings),
  mealType: mealOf(dish, order),
  aim,
  allowed: order.allowed,
  seed: order.seed,
})

const waitFor = ({ waits = 0 }: DishWay, { brief }: BookTask): number =>
  brief.occasion === 'make-ahead' ? 0 : waits

const tooLate: Failure = { plate: null, why: { kind: 'minutes', minutes: 0 }, nearest: null }
const missed: Failure = { plate: null, why: { kind: 'limit' }, nearest: null }

/** As `cookWithin`, but without a plate for a failed version. Amounts do not depend on the way of cooking, so they are found once. */
function cookInShort(): Cook {
  let first: { cast: Cast; fitted: Fitted | null } | undefined
  return (dish, cast, way, order) => {
    const most = (order.brief.minutes ?? Number.POSITIVE_INFINITY) - waitFor(way, order)
    const prep = prepFor(way.prep, order.brief.servings)
    if (Math.min(prep, hurriedPrep(prep)) + Math.round(leastMinutes(way)) > most) return tooLate
    let aim = aimFor(dish, order)
    for (let round = 0; round < 3; round++) {
      const cooking = bookOrder(dish, aim, order)
      const known = round === 0 && first?.cast === cast
      const fitted = known ? first!.fitted : fittingVersion(dish, cast, cooking)
      if (round === 0) first = { cast, fitted }
      if (!fitted || fitted.amounts.misses > 0) return missed
      const table = laid(dish, fitted, way, cooking)
      const isLate = prep + table.cookTime > most
      if (isLate && hurriedPrep(prep) + table.cookTime > most) return tooLate
      const plate = isLate ? inAHurry(plateOf(table), most) : plateOf(table)
      if (!plate) return tooLate
      const { figures, off } = counted(plate, aim, order)
      if (off === 0) return { plate, price: 0, figures }
      aim = tighter(aim, off)
    }
    return missed
  }
}

function cookWithin(dish: BookDish, cast: Cast, way: DishWay, order: BookTask): Attempt {
  const { brief } = order
  let aim = aimFor(dish, order)
  for (let round = 0; round < 3; round++) {
    let plate = cookBookDish(dish, cast, way, bookOrder(dish, aim, order))
    const waits = waitFor(way, order)
    const minutes = plate.prepTime + plate.cookTime + waits
    if (brief.minutes !== null && minutes > brief.minutes) {
      const hurried = inAHurry(plate, brief.minutes - waits)
      if (!hurried) return { plate: null, why: { kind: 'minutes', minutes }, nearest: plate }
      plate = hurried
    }
    if (plate.misses > 0) return { plate: null, why: { kind: 'limit' }, nearest: plate }
    const { figures, off } = counted(plate, aim, order)
    if (off === 0) return { plate, price: 0, figures }
    aim = tighter(aim, off)
  }
  return { plate: null, why: { kind: 'limit' }, nearest: null }
}

/** The count of the written lines, and by how much it misses what the amounts were solved for; 0 if it does not. */
function counted(plate: BookPlate, aim: Aim, order: BookTask) {
  const figures = figuresOfOurs(plate)
  const { perServing, basis } = figures
  if (basis !== 'computed')
    throw new Error(`${plate.book.id} has a line that does not count: ${plate.ingredients.join('; ')}`)
  const over = order.brief.limits.map((limit) => overOf(limit, perServing[limit.figure] ?? 0))
  const load = aim.load === 90 ? 0 : Math.max(0, (perServing.glycemicLoad ?? 0) - 19.9)
  return { figures, off: Math.max(0, load, ...over) }
}

/** Grams by which a figure misses its limit; a target is met within 3 g (25 kcal). */
export function overOf({ figure, kind, value }: Limit, is: number): number {
  const within = figure === 'calories' ? 25 : 3
  if (kind === 'at-most') return Math.max(0, is - value)
  return kind === 'at-least' ? Math.max(0, value - is) : Math.max(0, Math.abs(is - value) - within)
}

function tighter(aim: Aim, by: number): Aim {
  const limits = aim.limits.map((limit) => ({
    ...limit,
    value: limit.value + (limit.kind === 'at-most' ? -by : limit.kind === 'at-least' ? by : 0) * 1.1,
  }))
  return { ...aim, limits, load: aim.load - by }
}
