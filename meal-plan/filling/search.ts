import { Moves } from './moves.ts'
import type { Problem, SearchSlot } from './problem.ts'
import { WeekState } from './week-state.ts'

/** Changes tried per open slot. The limit is tries, not time, so that a seed gives the same week on every machine. */
export const TRIES_A_SLOT = 6000
/** How much worse a change may make the week, in gram-equivalents, at first and at the end. */
const WARM = 2
const COLD = 0.03
/** How often a try swaps two slots, or moves leftovers; all others change a dish or portion. */
const SWAPS = 0.15
const LEFTOVERS = 0.25
/** How often all changes are tried at the end; stops earlier once none of them helps. */
const ROUNDS = 20
const BETTER = -1e-7

/** How many searches are started; the best week wins. With few dishes, each start ends in a different week. */
const STARTS = 3
const ENOUGH_FOR_MORE = 1000
/** If slots have fewer choices than this on average, three starts may all end far from the best. */
const FEW_CHOICES = 24
const STARTS_OF_FEW = 9

/** Fills the open places with this many tries for each in total, three times as many if there is little to choose from. */
export function search(problem: Problem, random: () => number, triesASlot = TRIES_A_SLOT): WeekState {
  const isShort = triesASlot < ENOUGH_FOR_MORE
  const starts = isShort ? 1 : hasFewChoices(problem) ? STARTS_OF_FEW : STARTS
  const tries = isShort ? triesASlot : triesASlot / STARTS
  let best = searchOnce(problem, random, tries)
  for (let start = 1; start < starts; start++) {
    const other = searchOnce(problem, random, tries)
    if (other.penalty < best.penalty) best = other
  }
  return best
}

function hasFewChoices({ places }: Problem): boolean {
  const choices = places.flatMap(({ options }) => (options.length > 0 ? [options.length] : []))
  return choices.reduce((sum, one) => sum + one, 0) < FEW_CHOICES * choices.length
}

/** First the nearest dish in each place, then many small changes, accepting fewer and fewer that make it worse. */
function searchOnce(problem: Problem, random: () => number, triesASlot: number): WeekState {
  const { places, cooksTwice } = problem
  const week = new WeekState(problem)
  const moves = new Moves(problem, week)
  const open = [...places.keys()].filter((at) => places[at]!.isOpen)
  const fillable = open.filter((at) => places[at]!.options.length > 0)
  const mains = open.filter((at) => places[at]!.isMain)
  const fillableMains = mains.filter((at) => places[at]!.options.length > 0)
  const cooks = [...places.keys()].filter((at) => places[at]!.isMain)
  for (const at of scarcestFirst(places, fillable)) cookNearest(places[at]!, week, at)

  const pick = (from: readonly number[]) => from[Math.floor(random() * from.length)]!
  // Near dishes are tried more often than far ones.
  const pickOption = (at: number) => {
    const { options } = places[at]!
    const rank = random()
    return options[Math.floor(options.length * rank * rank)]!
  }
  const tryLeftover = (allowed: number) => {
    const way = random()
    const to = pick(mains)
    if (way < 0.3) return moves.eat(to, pick(cooks), allowed)
    const at = pick(fillableMains)
    if (way < 0.7) return moves.cookFor(at, pickOption(at), to, allowed)
    const of = pick(cooks)
    const from = week.eater[of]!
    return from >= 0 && places[from]!.options.length > 0 && moves.handOver(of, to, pickOption(from), allowed)
  }

  const tries = fillable.length * triesASlot
  const step = (COLD / WARM) ** (1 / Math.max(1, tries))
  let heat = WARM
  for (let turn = 0; turn < tries; turn++) {
    heat *= step
    const allowed = -heat * Math.log(1 - random())
    const way = random()
    if (way < LEFTOVERS && cooksTwice && fillableMains.length > 0) tryLeftover(allowed)
    else if (way < LEFTOVERS + SWAPS) moves.swap(pick(fillable), pick(fillable), allowed)
    else {
      const at = pick(fillable)
      moves.cook(at, pickOption(at), allowed)
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

const scarcestFirst = (places: readonly SearchSlot[], fillable: readonly number[]): number[] =>
  [...fillable].sort((a, b) => places[a]!.options.length - places[b]!.options.length || a - b)

function cookNearest({ options }: SearchSlot, week: WeekState, at: number): void {
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

/** The best of all options in one place whose dish has no leftovers eaten elsewhere. */
function cookBest({ options }: SearchSlot, week: WeekState, at: number): void {
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
