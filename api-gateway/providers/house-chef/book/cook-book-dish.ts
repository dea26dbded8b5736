import type { MealType } from '@evenplate/domain/options'
import type { Tool } from '../../../brief/brief.ts'
import type { BookDish, DishWay } from '../../../dish-book/dish.ts'
import { totalsOf } from '../building/balance.ts'
import type { Ingredient } from '../building/dish-builder.ts'
import { keepingOf } from '../building/keeping.ts'
import { and } from '../building/lines.ts'
import { randomOf } from '../building/random.ts'
import { sodiumTip } from '../building/sodium-tip.ts'
import { tipsFor } from '../building/tips.ts'
import type { Entry } from '../larder/larder-entry.ts'
import type { Dish } from '../wish/dish.ts'
import { absorbed } from './absorbed.ts'
import type { Cast } from './cast.ts'
import { type Version, versionsOf, withoutSeats } from './configurations.ts'
import { cookedBeforeSaid } from './cooked-before.ts'
import { crumbsOf } from './crumbs.ts'
import { layTable } from './lay-table.ts'
import { listLines } from './list-lines.ts'
import { type Aim, type Amounts, amountsWithout, leastMiss, solve } from './solve.ts'
import { titleOf } from './title.ts'
import { waitingSaid } from './waiting.ts'
import { type Table, type WrittenSteps, writeSteps, writeText } from './write-steps.ts'

export type BookOrder = {
  servings: number
  /** How many pieces to make for each usual one. */
  pieces?: number
  mealType: MealType
  aim: Aim
  allowed: (entry: Entry) => boolean
  seed: string
}

/** A cooked dish of the book: what a person reads, and which version it is. */
export type BookPlate = Omit<Dish, 'notes'> & {
  book: BookDish
  tool: Tool
  version: Version
  misses: number
  /** A sentence on how it gets as fast as requested. */
  hurried?: string
}

/** The first version of a dish that meets the aim, or else the closest one; `misses` says how far off it is. */
export const cookBookDish = (dish: BookDish, cast: Cast, way: DishWay, order: BookOrder): BookPlate =>
  plateOf(laid(dish, fittingVersion(dish, cast, order) ?? nearestVersion(dish, cast, order), way, order))

/** A dish with its amounts and steps, before title, description and tips are written. */
export type Laid = {
  dish: BookDish
  fitted: Fitted
  way: DishWay
  order: BookOrder
  table: Table
  written: WrittenSteps
  prepTime: number
  cookTime: number
}
export type Fitted = { version: Version; amounts: Amounts }

export function laid(dish: BookDish, fitted: Fitted, way: DishWay, order: BookOrder): Laid {
  const { version, amounts } = fitted
  const { cast, portion } = version
  const table = layTable(cast, absorbed(dish, cast, amounts, portion), way, order.servings, order.pieces)
  const written = writeSteps(way, table)
  const prepTime = prepFor(way.prep, order.servings)
  return { dish, fitted, way, order, table, written, prepTime, cookTime: Math.round(written.minutes) }
}

/** The first version that meets the aim, or else the closest; null if no version can come close with any amounts. */
export function fittingVersion(dish: BookDish, cast: Cast, order: BookOrder): Fitted | null {
  let nearest: Fitted | null = null
  for (const version of versionsFor(dish, cast, order)) {
    if (missOf(version, order) > 0) continue
    const one = solved(version, order)
    if (one.amounts.misses === 0) return one
    if (!nearest || one.amounts.misses < nearest.amounts.misses) nearest = one
  }
  return nearest
}

/** Of versions that all fall far short of the aim, the closest. */
function nearestVersion(dish: BookDish, cast: Cast, order: BookOrder): Fitted {
  let nearest: { version: Version; least: number } | null = null
  for (const version of versionsFor(dish, cast, order)) {
    const least = missOf(version, order)
    if (!nearest || least < nearest.least) nearest = { version, least }
  }
  return solved(nearest!.version, order)
}

const versionsFor = (dish: BookDish, cast: Cast, { aim, allowed }: BookOrder): Generator<Version> =>
  versionsOf(
    dish,
    cast,
    allowed,
    aim.limits.some(({ kind }) => kind !== 'at-most'),
  )

const missOf = ({ cast, portion }: Version, { servings, aim }: BookOrder): number =>
  leastMiss(cast, servings, portion, aim)

/** Its amounts. Foods that would shrink to crumbs are left out; the others are measured again only if the aim is then missed. */
function solved(version: Version, order: BookOrder): Fitted {
  const { servings, aim } = order
  const amounts = solve(version.cast, servings, version.portion, aim)
  const crumbs = crumbsOf(amounts, version.portion)
  if (crumbs.length === 0) return { version, amounts }
  const less = { version: withoutSeats(version, crumbs), amounts: amountsWithout(amounts, crumbs, aim) }
  return less.amounts.misses <= amounts.misses ? less : solved(less.version, order)
}

export function plateOf({ dish, fitted, way, order, table, written, prepTime, cookTime }: Laid): BookPlate {
  const { version, amounts } = fitted
  const { cast } = version
  const { servings } = order
  const { steps } = written
  const items = listLines(cast, table.grams, steps)
  const random = randomOf(`${order.seed} tips`)
  return {
    form: dish.id,
    book: dish,
    tool: way.tool,
    version,
    misses: amounts.misses,
    title: titleOf(dish, cast, table),
    description: [
      descriptionOf(dish, cast, table),
      cookedBeforeSaid(items, prepTime + cookTime, steps),
      waitingSaid(way.waits, steps),
    ]
      .filter(Boolean)
      .join(' '),
    prepTime,
    cookTime,
    servings,
    ingredients: items.map(({ line }) => line),
    instructions: steps,
    tips: [
      ...sodiumTip(items, servings),
      ...tipsFor(
        { ingredients: items, servings, pick: random.pick },
        {
          carb: MIXED_IN.has(dish.course) ? null : (items[0]?.entry ?? null),
          fibre: SWEET.has(dish.course) ? '' : mostFiber(items, servings),
        },
      ).slice(0, 3),
      keepingOf(dish.keeps, items),
    ],
    items,
    mains: [...cast.values()]
      .flat()
      .filter(
        ({ part }) =>
          part.job === 'main' || part.job === 'vegetable' || part.job === 'starch' || part.job === 'fruit',
      )
      .map(({ entry }) => entry.food.name),
    totals: totalsOf(items, servings),
  }
}

/** A version without a food that the book's own sentence names says what it is made with. */
function descriptionOf(dish: BookDish, cast: Cast, table: Table): string {
  if (!dish.description) return `Made with ${and(...mainsOf(cast).slice(0, 3))}.`
  const said = withArticles(writeText(dish.description, table), cast)
  const more = meatsUnsaid(cast, `${dish.title} ${said}`)
  return more.length > 0 ? `${said} With ${and(...more)}.` : said
}

/** "A peanut butter sauce" made with another food is "an almond butter sauce". */
const withArticles = (said: string, cast: Cast): string =>
  [...cast.values()]
    .flat()
    .reduce(
      (text, { entry: { name } }) =>
        /^[aeiou]/.test(name)
          ? text.replaceAll(` a ${name}`, ` an ${name}`)
          : text.replaceAll(` an ${name}`, ` a ${name}`),
      said,
    )

const MEATS = new Set(['meat', 'poultry', 'mince', 'fish', 'shellfish'])

/** Nobody finds chicken on a cheese pizza without having been told. */
const meatsUnsaid = (cast: Cast, said: string): string[] =>
  [...cast.values()]
    .flat()
    .filter(
      ({ part, entry, as }) =>
        part.optional && as !== 'joined' && entry.food.group === 'protein' && MEATS.has(entry.kind),
    )
    .map(({ entry }) => entry.name)
    .filter((name) => !name.split(' ').some((word) => said.toLowerCase().includes(word.replace(/s$/, ''))))

const mainsOf = (cast: Cast): string[] => [
  ...new Set(
    [...cast.values()]
      .flat()
      .filter(({ part, entry }) => !FLAVORS.has(part.job) && !LITTLE.test(entry.food.id))
      .sort((one, other) => other.part.grams - one.part.grams)
      .map(({ entry }) => entry.name),
  ),
]

const FLAVORS = new Set(['seasoning', 'fat', 'liquid', 'binder', 'topping', 'sauce'])

/** Foods that are baked or blended in cannot be seen on the plate. */
const MIXED_IN = new Set(['cake', 'cookies', 'bread', 'drink'])

/** Foods that nobody eats for their fiber. */
const LITTLE = /flour|crumbs|paste|sauce|onion|scallion|shallot|leek|garlic|celery|mushroom|lettuce|juice/

/** Nobody doubles the pumpkin in a pie. */
const SWEET = new Set(['cake', 'cookies', 'bread', 'dessert', 'drink'])

const FIBER = new Set(['vegetable', 'fruit'])

/** The vegetable, fruit or bean with the most fiber, if a serving gets at least a gram of it; otherwise nothing worth mentioning. */
function mostFiber(items: Ingredient[], servings: number): string {
  const brought = items
    .filter(
      ({ entry }) => (entry.kind === 'pulse' || FIBER.has(entry.food.group)) && !LITTLE.test(entry.food.id),
    )
    .map(({ entry, grams, name }) => ({
      name,
      fiber: ((entry.food.per100g.fiber ?? 0) * grams) / 100 / servings,
    }))
  const most = brought.reduce((one, other) => (other.fiber > one.fiber ? other : one), { name: '', fiber: 1 })
  return most.name
}

/** Chopping for twelve takes less than three times as long as for four, and one serving still takes some time. */
export const prepFor = (minutes: number, servings: number): number =>
  Math.max(2, Math.round(minutes * Math.min(1.8, Math.max(0.6, Math.sqrt(servings / 4)))))
