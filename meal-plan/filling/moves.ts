import { PORTIONS } from '../rules.ts'
import type { Problem } from './problem.ts'
import type { WeekState } from './week-state.ts'

const STEPS = PORTIONS.length

/** Changes to a week. Each is kept if it costs no more than `allowed` gram-equivalents, and undone otherwise. */
export class Moves {
  private readonly problem: Problem
  private readonly week: WeekState

  constructor(problem: Problem, week: WeekState) {
    this.problem = problem
    this.week = week
  }

  /** Another dish or portion in one place. A slot that eats its leftovers gets those of the new dish, if they keep. */
  cook(at: number, option: number, allowed: number): boolean {
    const { week } = this
    const dish = option >> 2
    const portion = option & 3
    const eater = week.eater[at]!
    if (eater >= 0)
      return this.attempt([eater, at], allowed, () => {
        week.cook(at, dish, portion)
        return this.eatNearest(eater, at)
      })
    const before = week.penalty
    const stood = week.standing(at)
    week.lift(at)
    const isHeld = week.penalty + week.priceOfCooking(at, dish, portion) - before <= allowed
    if (isHeld) week.cook(at, dish, portion)
    else week.put(at, stood)
    return isHeld
  }

  /** Leftovers from another place, in the portion nearest to the budget. */
  eat(at: number, of: number, allowed: number): boolean {
    if (at === of || this.week.eater[at]! >= 0) return false
    if (this.week.leftoverWay(at, of) === null) return false
    return this.attempt([at], allowed, () => this.eatNearest(at, of))
  }

  /** Another dish in one place, and its leftovers in another. */
  cookFor(at: number, option: number, eater: number, allowed: number): boolean {
    const { week } = this
    if (at === eater || week.eater[eater]! >= 0 || (week.eater[at]! >= 0 && week.eater[at] !== eater))
      return false
    if (this.problem.places[eater]!.day <= this.problem.places[at]!.day) return false
    return this.attempt([eater, at], allowed, () => {
      week.cook(at, option >> 2, option & 3)
      return this.eatNearest(eater, at)
    })
  }

  /** Moves the leftovers of a place to another slot; the slot that ate them cooks this dish instead. */
  handOver(of: number, to: number, option: number, allowed: number): boolean {
    const { week } = this
    const from = week.eater[of]!
    if (from < 0 || from === to || to === of || week.eater[to]! >= 0) return false
    return this.attempt([from, to], allowed, () => {
      week.cook(from, option >> 2, option & 3)
      return this.eatNearest(to, of)
    })
  }

  /** Two places swap dishes. A slot that eats leftovers of a place then eats those of its new dish. */
  swap(one: number, other: number, allowed: number): boolean {
    const { week } = this
    const here = week.standing(one)
    const there = week.standing(other)
    if (!here || !there || here.of === other || there.of === one) return false
    if (here.dish === there.dish && here.portion === there.portion) return false
    const touched = [week.eater[one]!, week.eater[other]!, one, other].filter((at) => at >= 0)
    const eaters = [
      [week.eater[one]!, one],
      [week.eater[other]!, other],
    ] as const
    // A place that cooks for another must go on cooking.
    if ((eaters[0][0] >= 0 && there.of >= 0) || (eaters[1][0] >= 0 && here.of >= 0)) return false
    return this.attempt(touched, allowed, () => {
      for (const [at, standing] of [
        [one, there],
        [other, here],
      ] as const)
        if (standing.of < 0 && !this.cookIfMay(at, standing.dish, standing.portion)) return false
      for (const [eater, of] of eaters) if (eater >= 0 && !this.eatNearest(eater, of)) return false
      for (const [at, standing] of [
        [one, there],
        [other, here],
      ] as const)
        if (standing.of >= 0 && !this.eatNearest(at, standing.of)) return false
      return true
    })
  }

  private cookIfMay(at: number, dish: number, portion: number): boolean {
    const { cooking, eating } = this.problem.places[at]!
    if (!Number.isFinite(cooking[dish]! + eating[dish * STEPS + portion]!)) return false
    this.week.cook(at, dish, portion)
    return true
  }

  private eatNearest(at: number, of: number): boolean {
    const way = this.week.leftoverWay(at, of)
    if (way === null) return false
    const { eating } = this.problem.places[at]!
    const first = this.week.dish[of]! * STEPS
    let best = 0
    for (let step = 1; step < STEPS; step++) if (eating[first + step]! < eating[first + best]!) best = step
    if (!Number.isFinite(eating[first + best]!)) return false
    this.week.eat(at, of, best, way === 'freezer')
    return true
  }

  /** Empties the places, makes a change and keeps it, or puts everything back. Places that eat leftovers come first. */
  private attempt(places: readonly number[], allowed: number, change: () => boolean): boolean {
    const { week } = this
    const before = week.penalty
    const stood = places.map((at) => week.standing(at))
    this.liftAll(places)
    if (change() && week.penalty - before <= allowed) return true
    this.liftAll(places)
    for (const isLeftover of [false, true])
      for (const [at, standing] of stood.entries())
        if (standing && standing.of >= 0 === isLeftover) week.put(places[at]!, standing)
    return false
  }

  private liftAll(places: readonly number[]): void {
    for (const at of places) if (this.week.eats(at)) this.week.lift(at)
    for (const at of places) this.week.lift(at)
  }
}
