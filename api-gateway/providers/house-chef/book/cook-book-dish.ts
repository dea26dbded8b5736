import type { MealType } from '@evenplate/domain/options'
import type { Tool } from '../../../brief/brief.ts'
import type { BookDish, DishWay } from '../../../dish-book/dish.ts'
import { totalsOf } from '../balance.ts'
import type { Dish } from '../dish.ts'
import { keepingOf } from '../keeping.ts'
import type { Entry } from '../larder-entry.ts'
import { randomOf } from '../random.ts'
import { tipsFor } from '../tips.ts'
import type { Ingredient } from '../worktop.ts'
import { absorbed } from './absorbed.ts'
import type { Cast } from './cast.ts'
import { type Version, versionsOf } from './configurations.ts'
import { layTable } from './lay-table.ts'
import { listLines } from './list-lines.ts'
import { type Aim, type Amounts, leastMiss, solve } from './solve.ts'
import { titleOf } from './title.ts'
import { waitingSaid } from './waiting.ts'
import { writeSteps, writeText } from './write-steps.ts'

export type BookOrder = {
  servings: number
  mealType: MealType
  aim: Aim
  allowed: (entry: Entry) => boolean
  seed: string
}

/** A dish of the book, cooked: what a person reads, and the version that it is. */
export type BookPlate = Omit<Dish, 'notes'> & {
  book: BookDish
  tool: Tool
  version: Version
  misses: number
  /** What makes it as fast as was asked, a sentence. */
  hurried?: string
}

/** The first version of a dish that meets the aim, else the nearest one; `misses` says how far off it is. */
export function cookBookDish(dish: BookDish, cast: Cast, way: DishWay, order: BookOrder): BookPlate {
  const { version, amounts } = fittingVersion(dish, cast, order)
  return plateOf(dish, version, amounts, way, order)
}

function fittingVersion(
  dish: BookDish,
  cast: Cast,
  order: BookOrder,
): { version: Version; amounts: Amounts } {
  const growing = order.aim.limits.some(({ kind }) => kind !== 'at-most')
  const solved = (version: Version) => ({
    version,
    amounts: solve(version.cast, order.servings, version.portion, order.aim),
  })
  let nearest: { version: Version; amounts: Amounts } | null = null
  let hopeless: { version: Version; least: number } | null = null
  for (const version of versionsOf(dish, cast, order.allowed, growing)) {
    const least = leastMiss(version.cast, order.servings, version.portion, order.aim)
    if (least > 0) {
      if (!hopeless || least < hopeless.least) hopeless = { version, least }
      continue
    }
    const one = solved(version)
    if (one.amounts.misses === 0) return one
    if (!nearest || one.amounts.misses < nearest.amounts.misses) nearest = one
  }
  return nearest ?? solved(hopeless!.version)
}

function plateOf(
  dish: BookDish,
  version: Version,
  amounts: Amounts,
  way: DishWay,
  order: BookOrder,
): BookPlate {
  const { cast } = version
  const { servings } = order
  const table = layTable(cast, absorbed(dish, cast, amounts, version.portion), way, servings)
  const items = listLines(cast, table.grams)
  const { steps, minutes } = writeSteps(way, table)
  const random = randomOf(`${order.seed} tips`)
  return {
    form: dish.id,
    book: dish,
    tool: way.tool,
    version,
    misses: amounts.misses,
    title: titleOf(dish, cast, table),
    description: [writeText(dish.description, table), waitingSaid(way.waits, steps)]
      .filter(Boolean)
      .join(' '),
    prepTime: prepFor(way.prep, servings),
    cookTime: Math.round(minutes),
    servings,
    ingredients: items.map(({ line }) => line),
    instructions: steps,
    tips: [
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

/** What is baked or blended lies on nobody's plate by itself. */
const MIXED_IN = new Set(['cake', 'cookies', 'bread', 'drink'])

/** What nobody eats for its fiber. */
const LITTLE = /flour|crumbs|paste|sauce|onion|scallion|shallot|leek|garlic|celery|mushroom|lettuce|juice/

/** Nobody doubles the pumpkin of a pie. */
const SWEET = new Set(['cake', 'cookies', 'bread', 'dessert', 'drink'])

const FIBER = new Set(['vegetable', 'fruit'])

/** The vegetable, fruit or bean that brings most fiber, where a serving gets a gram of it; else nothing to speak of. */
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

/** Two chop for twelve in less than three times the time four take; one portion is not cut in no time either. */
const prepFor = (minutes: number, servings: number): number =>
  Math.max(2, Math.round(minutes * Math.min(1.8, Math.max(0.6, Math.sqrt(servings / 4)))))
