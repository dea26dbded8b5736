import { loadOf } from '@evenplate/nutrition/figures/glycemic-load'
import { availableCarbs } from '@evenplate/nutrition/table/food'
import type { Limit } from '../../../brief/brief.ts'
import type { Cast, Seat } from './cast.ts'
import { written } from './written.ts'

/** Figures of one serving, as the calculator counts them. */
export type Sum = Record<Limit['figure'] | 'load' | 'grams', number>
const FIGURES = ['carbs', 'netCarbs', 'calories', 'fiber', 'protein', 'fat', 'load', 'grams'] as const

/** What amounts are solved for. `load`: the highest allowed; `grams`: of a whole serving, if that matters. */
export type Aim = { limits: Limit[]; load: number; netCarbs: number; grams: { least: number; most: number } }

export type Amounts = { grams: Map<Seat, number>; sum: Sum; misses: number }

type Choice = { seat: Seat; usual: number; at: number; steps: { grams: number; brings: number[] }[] }

/** How reluctant a cook is to change a food, by its job in the dish. */
const MINDS: Record<Seat['part']['job'], number> = {
  starch: 0.3,
  sweet: 0.5,
  fruit: 0.8,
  topping: 0.8,
  vegetable: 1,
  sauce: 1.5,
  dairy: 1.5,
  main: 2,
  liquid: 2,
  fat: 2,
  binder: 3,
  seasoning: 4,
}

/**
 * Amounts that a kitchen can measure, within their ranges, so that a serving meets the aim; as close to the usual ones as possible.
 * `misses` is 0 if everything is met, otherwise the distance (g).
 */
export function solve(cast: Cast, servings: number, portion: number, aim: Aim): Amounts {
  const usual = asUsual(cast, servings, portion)
  // Nothing is closer to the usual amounts than they are.
  if (meets(usual.sum, aim)) return amountsOf(usual.seats, usual.sum, 0)
  const choices = choicesOf(cast, servings, portion)
  const sum = FIGURES.map((_, at) => choices.reduce((all, one) => all + one.steps[one.at]!.brings[at]!, 0))
  const movable = choices.filter(({ steps }) => steps.length > 1)
  let best = priceOf(sum, choices, aim)
  for (let round = 0; round < 12; round++) {
    const before = best
    for (const one of movable) {
      for (let at = 0; at < one.steps.length; at++) {
        if (at === one.at) continue
        best = tried(one, at, sum, choices, aim, best)
      }
    }
    if (missesOf(sum, aim) > 0) best = inPairs(movable, sum, choices, aim, best)
    if (best >= before - 1e-9) break
  }
  const seats = choices.map(({ seat, at, steps }) => ({ seat, grams: steps[at]!.grams }))
  return amountsOf(seats, sum, missesOf(sum, aim))
}

type Seated = { seat: Seat; grams: number }

/** The same amounts without some of the foods. */
export function amountsWithout({ grams }: Amounts, gone: readonly Seat[], aim: Aim): Amounts {
  const left = [...grams].filter(([seat]) => !gone.includes(seat)).map(([seat, of]) => ({ seat, grams: of }))
  const sum = sumOf(left)
  return amountsOf(left, sum, missesOf(sum, aim))
}

const amountsOf = (seats: Seated[], sum: number[], misses: number): Amounts => ({
  grams: new Map(seats.map(({ seat, grams }) => [seat, grams])),
  sum: Object.fromEntries(FIGURES.map((figure, at) => [figure, sum[at]!])) as Sum,
  misses,
})

/** A version in its usual amounts. Most meet the aim as they are: then no other amount needs to be measured. */
function asUsual(cast: Cast, servings: number, portion: number): { seats: Seated[]; sum: number[] } {
  const seats = [...cast.values()]
    .flat()
    .map((seat) => ({ seat, grams: usualGrams(seat, servings, portion) }))
  return { seats, sum: sumOf(seats) }
}

function sumOf(seats: Seated[]): number[] {
  const brought = seats.map(({ seat, grams }) => bringsOf(seat, grams))
  return FIGURES.map((_, at) => brought.reduce((all, brings) => all + brings[at]!, 0))
}

const meets = (sum: number[], aim: Aim): boolean =>
  missesOf(sum, aim) === 0 && sum[7]! >= aim.grams.least && sum[7]! <= aim.grams.most

/** Changes two foods at once when no single change comes closer: less of one makes room for more of the other. */
function inPairs(movable: Choice[], sum: number[], choices: Choice[], aim: Aim, best: number): number {
  const near = [...movable].sort((a, b) => spread(b) - spread(a)).slice(0, 4)
  let price = best
  for (const one of near)
    for (const other of near) {
      if (one === other) continue
      const from = [one.at, other.at]
      let found: number[] | null = null
      for (let a = 0; a < one.steps.length; a++)
        for (let b = 0; b < other.steps.length; b++) {
          move(one, a, sum)
          move(other, b, sum)
          const next = priceOf(sum, choices, aim)
          if (next < price - 1e-9) {
            price = next
            found = [a, b]
          }
        }
      move(one, (found ?? from)[0]!, sum)
      move(other, (found ?? from)[1]!, sum)
    }
  return price
}

const spread = ({ steps }: Choice): number => Math.abs(steps.at(-1)!.brings[0]! - steps[0]!.brings[0]!)

function tried(one: Choice, at: number, sum: number[], choices: Choice[], aim: Aim, best: number): number {
  const from = one.at
  move(one, at, sum)
  const price = priceOf(sum, choices, aim)
  if (price < best - 1e-9) return price
  move(one, from, sum)
  return best
}

function move(one: Choice, at: number, sum: number[]): void {
  const before = one.steps[one.at]!.brings
  const after = one.steps[at]!.brings
  for (let figure = 0; figure < sum.length; figure++) sum[figure]! += after[figure]! - before[figure]!
  one.at = at
}

const STEPS = 9

const choicesOf = (cast: Cast, servings: number, portion: number): Choice[] =>
  [...cast.values()].flat().map((seat) => {
    const { usual, at, steps } = choiceOf(seat, servings, portion)
    return { seat, usual, at, steps }
  })

/** The smallest miss of a version with any amounts; if above 0, no amounts can meet it. */
export function leastMiss(cast: Cast, servings: number, portion: number, aim: Aim): number {
  if (missesOf(asUsual(cast, servings, portion).sum, aim) === 0) return 0
  const least = FIGURES.map(() => 0)
  const most = FIGURES.map(() => 0)
  for (const seats of cast.values())
    for (const seat of seats) {
      const { low, high } = choiceOf(seat, servings, portion)
      for (let figure = 0; figure < FIGURES.length; figure++) {
        least[figure]! += low[figure]!
        most[figure]! += high[figure]!
      }
    }
  let misses = Math.max(0, least[6]! - aim.load) + Math.max(0, least[1]! - aim.netCarbs)
  for (const { figure, kind, value } of aim.limits) {
    const at = FIGURES.indexOf(figure)
    const scale = figure === 'calories' ? 8 : 1
    const over = kind === 'at-least' ? 0 : least[at]! - value
    const under = kind === 'at-most' ? 0 : value - most[at]!
    misses += Math.max(0, Math.max(over, under) - (kind === 'about' ? 2.4 * scale : 0)) / scale
  }
  return misses
}

/** `low` and `high`: the lowest and highest value of each figure over all steps. */
type Steps = Pick<Choice, 'usual' | 'at' | 'steps'> & { low: number[]; high: number[] }
const known = new Map<string, Steps>()
/** A limit, so that the amounts of all dishes for all numbers of people never fill the memory. */
const MOST_KNOWN = 20_000

const bySeat = new WeakMap<Seat, Map<number, Steps>>()

/** A seat is looked up for each version it is in: its own cache before the cache for all similar seats. */
function choiceOf(seat: Seat, servings: number, portion: number): Steps {
  const own = bySeat.get(seat) ?? new Map<number, Steps>()
  const size = servings * 1000 + portion
  const before = own.get(size)
  if (before) return before
  const choice = choiceLike(seat, servings, portion)
  bySeat.set(seat, own.set(size, choice))
  return choice
}

function choiceLike(seat: Seat, servings: number, portion: number): Steps {
  const { part, entry, least, grams, most, floor = 0 } = seat
  const key = `${entry.food.id} ${entry.unit} ${part.job} ${part.defines} ${least} ${grams} ${most} ${floor} ${servings} ${portion}`
  let choice = known.get(key)
  if (!choice) {
    choice = stepsOf(seat, servings, portion)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(key, choice)
  }
  return choice
}

function stepsOf(seat: Seat, servings: number, portion: number): Steps {
  const all = gramsFor(seat, servings, portion)
  const usual = all[0]!
  const sorted = [...new Set(all)].sort((a, b) => a - b)
  const steps = sorted.map((grams) => ({ grams, brings: bringsOf(seat, grams) }))
  const of = (pick: (...all: number[]) => number) =>
    FIGURES.map((_, figure) => pick(...steps.map(({ brings }) => brings[figure]!)))
  return { usual, at: sorted.indexOf(usual), steps, low: of(Math.min), high: of(Math.max) }
}

/** Amounts per serving that a kitchen can measure for this many people, the usual one first. */
function gramsFor(seat: Seat, servings: number, portion: number): number[] {
  const first = usualGrams(seat, servings, portion)
  const [from, , to] = rangeFor(seat, portion)
  const kitchen = (grams: number) => kitchenGrams(seat, grams, servings)
  const counts = countsOf(seat)
  if (counts)
    return [first, ...counts.filter((grams) => grams >= from * 0.95 && grams <= to * 1.05).map(kitchen)]
  if (seat.part.job === 'seasoning' || to - from < 0.01 * to) return [first]
  const others = Array.from({ length: STEPS }, (_, at) => kitchen(from + ((to - from) * at) / (STEPS - 1)))
  // Rounding to kitchen measures must not leave the range: a quarter cup of rice too much is 12 g.
  return [first, ...others.filter((grams) => grams >= from * 0.9 && grams <= to * 1.1)]
}

/** The usual amount per serving as a kitchen can measure it for this many people, or the nearest number of pieces. */
function usualGrams(seat: Seat, servings: number, portion: number): number {
  const [, usual] = rangeFor(seat, portion)
  const nearest = countsOf(seat)?.reduce((best, one) =>
    Math.abs(one - usual) < Math.abs(best - usual) ? one : best,
  )
  return kitchenGrams(seat, nearest ?? usual, servings)
}

const rangeFor = ({ least, grams, most, floor = 0 }: Seat, portion: number): [number, number, number] => [
  Math.max(floor, least * portion),
  Math.max(floor, grams * portion),
  Math.max(floor, most * portion),
]

const kitchenGrams = ({ entry }: Seat, grams: number, servings: number): number =>
  written(entry, grams * servings).grams / servings

/** Grams of one to twelve pieces, for foods served whole. */
function countsOf(seat: Seat): number[] | null {
  const step = wholeStep(seat)
  return step ? Array.from({ length: 12 }, (_, at) => (at + 1) * step) : null
}

/** Each person gets the same number of slices or tortillas: grams of one, or of half if it is a side. */
function wholeStep({ entry: { food, unit, unitGrams }, part: { job, defines, cut } }: Seat): number | null {
  if (job !== 'starch' || unitGrams < 12) return null
  // A burrito and a half cannot be rolled.
  if (ROLLED.test(food.id) && COUNTS.has(unit)) return unitGrams
  if (!(unit === 'slice' || unit === 'piece')) return null
  // For bread that is torn up anyway, halves are fine.
  return defines && cut !== 'torn' ? unitGrams : unitGrams / 2
}

const ROLLED = /tortilla-(?:whole-wheat|flour|low-carb)|^(?:hamburger|hot-dog)-bun|wrap/
const COUNTS = new Set(['slice', 'piece', 'small', 'medium', 'large'])

function bringsOf({ entry: { food } }: Seat, grams: number): number[] {
  const { carbs, calories, fiber, protein, fat } = food.per100g
  const net = availableCarbs(food) ?? 0
  const share = grams / 100
  return [
    (carbs ?? 0) * share,
    net * share,
    (calories ?? 0) * share,
    (fiber ?? 0) * share,
    (protein ?? 0) * share,
    (fat ?? 0) * share,
    loadOf(food, net * share).glycemicLoad ?? 0,
    grams,
  ]
}

function priceOf(sum: number[], choices: Choice[], aim: Aim): number {
  let price = 1000 * missesOf(sum, aim)
  for (const { seat, at, steps, usual } of choices)
    price += MINDS[seat.part.job] * Math.log(steps[at]!.grams / usual) ** 2
  const grams = sum[7]!
  if (grams < aim.grams.least) price += 0.05 * (aim.grams.least - grams)
  if (grams > aim.grams.most) price += 0.05 * (grams - aim.grams.most)
  return price
}

function missesOf(sum: number[], aim: Aim): number {
  let misses = Math.max(0, sum[6]! - aim.load) + Math.max(0, sum[1]! - aim.netCarbs)
  for (const { figure, kind, value } of aim.limits) {
    const is = sum[FIGURES.indexOf(figure)]!
    const scale = figure === 'calories' ? 8 : 1
    const off =
      kind === 'at-most' ? is - value : kind === 'at-least' ? value - is : Math.abs(is - value) - 2.4 * scale
    misses += Math.max(0, off) / scale
  }
  return misses
}
