import { AppError } from '@evenplate/domain/errors'
import type { FitRequest } from '@evenplate/domain/fit'
import type { Recipe } from '@evenplate/domain/recipe'
import { foodKeeps, type Rules } from '@evenplate/nutrition/rules/rules'
import type { Limit, Tool } from '../../brief/brief.ts'
import { takersOf } from '../../dish-book/anywhere.ts'
import { type BookDish, type DishWay, idsOf, lighterOf } from '../../dish-book/dish.ts'
import { dishById } from '../../dish-book/dishes/all-dishes.ts'
import { expand } from '../../dish-book/expand.ts'
import { toolsOf, wayWith } from '../../dish-book/ways.ts'
import { besideOf } from './book/beside.ts'
import { withBeside } from './book/beside-steps.ts'
import { type Cast, type Seat, seatOf } from './book/cast.ts'
import { type BookPlate, cookBookDish } from './book/cook-book-dish.ts'
import { foodEntry } from './book/food-entry.ts'
import { spokenSo } from './book/spoken-so.ts'
import { capital } from './building/cooking.ts'
import { fitSentences } from './fit-sentences.ts'
import type { Entry } from './larder/larder-entry.ts'
import { figuresOfOurs } from './wish/figures-of-ours.ts'

/** The changed dish, to be counted by the gateway, and what changed, one sentence each. */
export type Fitted = { plate: BookPlate; changed: string[] }

/**
 * Changes one thing in a dish of the book, starting from its current ingredients. Null if the recipe is not a dish of the book, or
 * contains foods the book would lose; then only its servings and swaps can change.
 * @throws AppError `cannot_be_done` if this dish cannot be changed this way
 */
export function fitDish({ recipe, fit, at, servings }: FitRequest, rules: Rules): Fitted | null {
  const composed = recipe.figures.origin.dish
  const dish = composed && dishById(composed.id)
  if (!dish) return null
  const { cast, steps, lost } = castOf(dish, recipe)
  const hasMain = [...cast.values()].flat().some(({ part }) => part.job === 'main')
  if (lost || (!hasMain && dish.foods.some(({ job }) => job === 'main'))) return null
  const now: Now = { dish, recipe, rules, cast, steps, way: wayNow(dish, composed.tool as Tool) }
  const plate = CHANGES[fit](now, { at, servings })
  const said = spokenSo(plate, rules)
  if (!said) throw cannot(`We can’t change ${recipe.title} that way and still follow all your rules.`)
  return { plate: said, changed: fitSentences(recipe, said) }
}

type Now = { dish: BookDish; recipe: Recipe; rules: Rules; cast: Cast; steps: string[]; way: DishWay }
type Asked = { at: number | undefined; servings: number | undefined }

const wayNow = (dish: BookDish, tool: Tool): DishWay => wayWith(dish, tool) ?? dish.ways[0]!

const CHANGES: Record<FitRequest['fit'], (now: Now, asked: Asked) => BookPlate> = {
  'fewer-carbs': fewerCarbs,
  'another-protein': anotherProtein,
  faster,
  'no-oven': noOven,
  people: (now, { servings }) => cooked({ ...now }, { servings: servings ?? now.recipe.servings }),
  without: withoutLine,
}

const cannot = (sentence: string): AppError =>
  new AppError('cannot_be_done', { message: sentence, details: { obstacles: [sentence], ways: [] } })

type Change = { servings?: number; limits?: Limit[]; way?: DishWay; cast?: Cast }

function cooked({ dish, recipe, rules, cast, steps, way }: Now, change: Change): BookPlate {
  const chosen = change.way ?? way
  const load = recipe.figures.perServing.glycemicLoad ?? 0
  return cookBookDish(
    dish,
    change.cast ?? cast,
    {
      ...chosen,
      steps: withBeside(
        chosen.steps,
        steps,
        (step) => expand(step, chosen.tool) ?? expand(step, 'stove') ?? step,
      ),
    },
    {
      servings: change.servings ?? recipe.servings,
      mealType: dish.meals[0]!,
      aim: {
        limits: change.limits ?? [],
        load: Math.max(18, load + 1),
        netCarbs: 200,
        grams: { least: 0, most: 1200 },
      },
      allowed: ({ food }) => foodKeeps(food, rules),
      seed: recipe.title,
    },
  )
}

/** The current foods and amounts, read from the counted lines. */
function castOf(
  dish: BookDish,
  { figures: { lines }, servings }: Recipe,
): { cast: Cast; steps: string[]; lost: boolean } {
  const left = new Map(
    lines.flatMap(({ foodId, grams }) => (foodId ? [[foodId, (grams ?? 0) / servings] as const] : [])),
  )
  const cast: Cast = new Map()
  for (const part of dish.foods) {
    const own = dish.foods.filter((one) =>
      [...idsOf(one), ...lighterOf(one)].some((id) => idsOf(part).includes(id)),
    )
    const id = [...idsOf(part), ...lighterOf(part)].find((one) => left.has(one))
    const seat = id ? seatOf(dish, part, id) : null
    if (!id || !seat) continue
    // A food in two roles is one line: each role gets its share.
    const sharing = own.filter((one) => idsOf(one).includes(id))
    const share =
      part.grams /
      Math.max(
        part.grams,
        sharing.reduce((sum, one) => sum + one.grams, 0),
      )
    const grams = (left.get(id) ?? part.grams) * share
    cast.set(part.role, [
      { ...seat, grams, least: Math.min(seat.least, grams), most: Math.max(seat.most, grams) },
    ])
  }
  const used = new Set([...cast.values()].flat().map(({ entry }) => entry.food.id))
  const steps: string[] = []
  const bare = new Set(lines.flatMap(({ negligible, foodId }) => (negligible ? (foodId ?? []) : [])))
  let lost = false
  for (const [id, grams] of left) {
    if (used.has(id)) continue
    const entry = foodEntry(id)
    const beside = entry && besideOf(dish, entry, steps.length)
    if (!beside) {
      lost ||= !bare.has(id)
      continue
    }
    cast.set(beside.seat.part.role, [
      { ...beside.seat, grams, least: grams * 0.5, most: grams * 1.5, firm: false },
    ])
    steps.push(beside.step)
  }
  return { cast, steps, lost }
}

const carbsOf = (plate: BookPlate): number => figuresOfOurs(plate).perServing.carbs ?? 0

/** A third less if possible, and at least a tenth less otherwise. */
function fewerCarbs(now: Now): BookPlate {
  const is = now.recipe.figures.perServing.carbs ?? 0
  const tried = [0.67, 0.8, 0.9].map((share) =>
    cooked(now, { limits: [{ figure: 'carbs', kind: 'at-most', value: is * share }] }),
  )
  const best = tried.find(({ misses }) => misses === 0) ?? tried.at(-1)!
  if (carbsOf(best) > is * 0.93)
    throw cannot(`${now.recipe.title} can’t have less carbohydrate and still be the same dish.`)
  return best
}

const keepsTo =
  (rules: Rules) =>
  (entry: Entry): boolean =>
    foodKeeps(entry.food, rules)

/** The next stand-in for the dish's main food. */
function anotherProtein(now: Now): BookPlate {
  const { dish, cast, rules } = now
  const used = new Set([...cast.values()].flat().map(({ entry }) => entry.food.id))
  const mains = [...cast.values()].flat().filter(({ part }) => part.job === 'main')
  for (const seat of mains) {
    const ids = idsOf(seat.part)
    const from = ids.indexOf(seat.entry.food.id)
    const others = [...ids.slice(from + 1), ...ids.slice(0, from)].flatMap(
      (id) => seatOf(dish, seat.part, id) ?? [],
    )
    const other = others.find(
      ({ entry }) => !used.has(entry.food.id) && entry.title !== seat.entry.title && keepsTo(rules)(entry),
    )
    if (other) return cooked(now, { cast: new Map(cast).set(seat.part.role, [other]) })
  }
  throw cannot(`No other protein works in ${now.recipe.title}.`)
}

function faster(now: Now): BookPlate {
  const is = now.recipe.prepTime + now.recipe.cookTime
  const tried = toolsOf(now.dish)
    .flatMap((tool) => wayWith(now.dish, tool) ?? [])
    .map((way) => cooked(now, { way }))
    .sort((a, b) => minutesOf(a) - minutesOf(b))
  const best = tried[0]
  if (!best || minutesOf(best) > is - 3)
    throw cannot(`${now.recipe.title} takes ${is} minutes, and we don’t know a faster way to make it.`)
  return best
}

const minutesOf = ({ prepTime, cookTime }: BookPlate): number => prepTime + cookTime

const OVEN = /\b(?:oven|broil)/i

function noOven(now: Now): BookPlate {
  for (const tool of toolsOf(now.dish)) {
    const way = tool === 'oven' ? null : wayWith(now.dish, tool)
    const plate = way && cooked(now, { way })
    if (plate && !plate.instructions.some((step) => OVEN.test(step))) return plate
  }
  throw cannot(`${now.recipe.title} can’t be made without an oven.`)
}

/** Left out if the dish works without it, otherwise replaced. */
function withoutLine(now: Now, { at }: Asked): BookPlate {
  const line = at === undefined ? undefined : now.recipe.figures.lines[at]
  const seats = [...now.cast.values()].flat().filter(({ entry }) => entry.food.id === line?.foodId)
  if (!line || seats.length === 0) throw cannot('We could not tell which ingredient to leave out.')
  const cast = new Map(now.cast)
  for (const seat of seats) {
    if (seat.part.optional || seat.as === 'joined') cast.delete(seat.part.role)
    else cast.set(seat.part.role, [instead(now, seat)])
  }
  return cooked(now, { cast })
}

function instead({ dish, cast, rules, recipe }: Now, seat: Seat): Seat {
  const held = new Set([...cast.values()].flat().map(({ entry }) => entry.food.id))
  const other = takersOf(seat.part)
    .filter((id) => !held.has(id))
    .flatMap((id) => seatOf(dish, seat.part, id) ?? [])
    .find(({ entry }) => keepsTo(rules)(entry))
  if (!other)
    throw cannot(`${capital(seat.entry.name)} can’t be left out: ${recipe.title} would be a different dish.`)
  return other
}
