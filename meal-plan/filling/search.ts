import { Moves } from './moves.ts'
import type { Place, Problem } from './problem.ts'
import { WeekState } from './week-state.ts'

/** Changes tried for each open slot: what bounds the search, so that a seed gives one week on every machine. */
export const TRIES_A_SLOT = 6000
/** Gram-equivalents that a change may make worse at first and at last. */
const WARM = 1.5
const COLD = 0.02
/** How often a try swaps two slots, or moves leftovers; all others put another dish or portion. */
const SWAPS = 0.15
const LEFTOVERS = 0.25
/** Times that all changes are tried at the end; it ends before, once none of them helps. */
const ROUNDS = 20
const BETTER = -1e-7

/** Fills the open places: each in turn with the nearest dish, then many small changes, fewer and fewer of them for the worse. */
export function search(problem: Problem, random: () => number, triesASlot = TRIES_A_SLOT): WeekState {
  const { places, cooksTwice } = problem
  const week = new WeekState(problem)
  const moves = new Moves(problem, week)
  const open = [...places.keys()].filter((at) => places[at]!.isOpen)
  const fillable = open.filter((at) => places[at]!.options.length > 0)
  const mains = open.filter((at) => places[at]!.isMain)
  const cooks = [...places.keys()].filter((at) => places[at]!.isMain)
  for (const at of scarcestFirst(places, fillable)) cookNearest(places[at]!, week, at)

  const pick = (from: readonly number[]) => from[Math.floor(random() * from.length)]!
  const tries = fillable.length * triesASlot
  const step = (COLD / WARM) ** (1 / Math.max(1, tries))
  let heat = WARM
  for (let turn = 0; turn < tries; turn++) {
    heat *= step
    const allowed = -heat * Math.log(1 - random())
    const way = random()
    if (way < LEFTOVERS && cooksTwice && mains.length > 0) moves.eat(pick(mains), pick(cooks), allowed)
    else if (way < LEFTOVERS + SWAPS) moves.swap(pick(fillable), pick(fillable), allowed)
    else {
      const at = pick(fillable)
      const { options } = places[at]!
      // Near ones are tried more often than far ones.
      const rank = random()
      moves.cook(at, options[Math.floor(options.length * rank * rank)]!, allowed)
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    const before = week.penalty
    for (const at of open) {
      if (week.eater[at]! >= 0) for (const option of places[at]!.options) moves.cook(at, option, BETTER)
      else cookBest(places[at]!, week, at)
      if (cooksTwice && places[at]!.isMain) for (const of of cooks) moves.eat(at, of, BETTER)
      for (const other of open) if (other > at) moves.swap(at, other, BETTER)
    }
    if (week.penalty > before + BETTER) break
  }
  return week
}

const scarcestFirst = (places: readonly Place[], fillable: readonly number[]): number[] =>
  [...fillable].sort((a, b) => places[a]!.options.length - places[b]!.options.length || a - b)

function cookNearest({ options }: Place, week: WeekState, at: number): void {
  let best = options[0]!
  let least = Number.POSITIVE_INFINITY
  for (const option of options) {
    const price = week.priceOfCooking(at, option >> 2, option & 3)
    if (price >= least) continue
    least = price
    best = option
  }
  week.cook(at, best >> 2, best & 3)
}

/** The best of all options in one place, which nothing eats of. */
function cookBest({ options }: Place, week: WeekState, at: number): void {
  const stood = week.standing(at)
  const before = week.penalty
  week.lift(at)
  let least = before - week.penalty + BETTER
  let best = -1
  for (const option of options) {
    const price = week.priceOfCooking(at, option >> 2, option & 3)
    if (price >= least) continue
    least = price
    best = option
  }
  if (best >= 0) week.cook(at, best >> 2, best & 3)
  else week.put(at, stood)
}
