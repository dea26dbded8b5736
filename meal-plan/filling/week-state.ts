import { PORTIONS } from '../rules.ts'
import { leftoverWay } from './leftovers.ts'
import type { Problem } from './problem.ts'
import { SharedCounts } from './shared-counts.ts'
import { WEIGHTS } from './weights.ts'

const NONE = -1
// Read once: these sums are taken a million times a week.
const { empty: EMPTY, frozen: FROZEN, waiting: WAITING, uneven: UNEVEN, leftovers: LEFTOVERS } = WEIGHTS
const SERVINGS = Float64Array.from(PORTIONS)
const STEPS = SERVINGS.length

/** What is in one place. `of`: the place that cooks what is eaten here, or -1 if it is cooked here. */
export type Standing = { dish: number; portion: number; of: number; frozen: boolean } | null

/**
 * A week while it is being filled. After each change, only the few sums it affects are updated (`weekPenalty` computes the
 * same from scratch). A place must be empty before something is put there, and only a dish without eaten leftovers may be
 * removed.
 */
export class WeekState {
  /** The dish eaten in each place, and its portion as an index into PORTIONS; -1 if empty. */
  readonly dish: Int32Array
  readonly portion: Int32Array
  readonly of: Int32Array
  /** The place that eats the leftovers of this one; -1 for none. */
  readonly eater: Int32Array
  penalty: number

  private readonly problem: Problem
  private readonly counts: SharedCounts
  /** Grams in a place minus its budget; NaN if it is empty. */
  private readonly distance: Float64Array
  private readonly frozen: Uint8Array
  private leftovers: number

  constructor(problem: Problem) {
    const { places, shared, fixed } = problem
    const row = () => new Int32Array(places.length).fill(NONE)
    this.problem = problem
    this.counts = new SharedCounts(shared)
    this.dish = row()
    this.portion = row()
    this.of = row()
    this.eater = row()
    this.distance = new Float64Array(places.length).fill(Number.NaN)
    this.frozen = new Uint8Array(places.length)
    this.leftovers = problem.leftoversFixed
    this.penalty =
      WEIGHTS.spoiled * shared.atHome.length +
      EMPTY * places.filter(({ isOpen }) => isOpen).length +
      this.leftoverPenalty()
    for (const [at, dish] of fixed.entries())
      if (dish !== NONE) this.cook(at, dish, PORTIONS.indexOf(places[at]!.slot.portion))
  }

  standing(at: number): Standing {
    const dish = this.dish[at]!
    if (dish === NONE) return null
    return { dish, portion: this.portion[at]!, of: this.of[at]!, frozen: this.frozen[at] === 1 }
  }

  put(at: number, standing: Standing): void {
    if (standing === null) return
    const { dish, portion, of, frozen } = standing
    if (of === NONE) this.cook(at, dish, portion)
    else this.eat(at, of, portion, frozen)
  }

  isEmpty = (at: number): boolean => this.dish[at] === NONE
  cooks = (at: number): boolean => this.dish[at] !== NONE && this.of[at] === NONE
  eats = (at: number): boolean => this.of[at] !== NONE

  /** Added gram-equivalents if this dish were cooked in an empty place. Infinity if not allowed. */
  priceOfCooking(at: number, dish: number, portion: number): number {
    const place = this.problem.places[at]!
    const own = place.cooking[dish]! + place.eating[dish * STEPS + portion]!
    if (own === Number.POSITIVE_INFINITY) return own
    return (
      own -
      (place.isOpen ? EMPTY : 0) +
      this.counts.price(dish, place.day) +
      this.counts.priceOfUse(dish, place.day, SERVINGS[portion]! + place.besides) +
      this.unevenPenalty(at, this.distanceOf(at, dish, portion))
    )
  }

  cook(at: number, dish: number, portion: number): void {
    const { day, besides } = this.problem.places[at]!
    this.penalty += this.priceOfCooking(at, dish, portion)
    this.counts.count(dish, day, 1)
    this.counts.use(dish, day, SERVINGS[portion]! + besides)
    this.stand(at, dish, portion)
  }

  /** Added gram-equivalents if an empty place ate the leftovers of another. Infinity if not allowed. */
  priceOfEating(at: number, of: number, portion: number, frozen: boolean): number {
    const { places } = this.problem
    const dish = this.dish[of]!
    const own = places[at]!.eating[dish * STEPS + portion]!
    if (own === Number.POSITIVE_INFINITY) return own
    const before = this.leftoverPenalty()
    this.leftovers++
    const counted = this.leftoverPenalty() - before
    this.leftovers--
    return (
      own -
      EMPTY +
      counted +
      (frozen ? FROZEN : WAITING * (places[at]!.day - places[of]!.day)) +
      this.counts.priceOfUse(dish, places[of]!.day, SERVINGS[portion]! + places[at]!.besides) +
      this.unevenPenalty(at, this.distanceOf(at, dish, portion))
    )
  }

  eat(at: number, of: number, portion: number, frozen: boolean): void {
    const { places } = this.problem
    this.penalty += this.priceOfEating(at, of, portion, frozen)
    this.leftovers++
    this.of[at] = of
    this.eater[of] = at
    this.frozen[at] = frozen ? 1 : 0
    this.counts.use(this.dish[of]!, places[of]!.day, SERVINGS[portion]! + places[at]!.besides)
    this.stand(at, this.dish[of]!, portion)
  }

  /** Empties a place whose leftovers nobody eats. */
  lift(at: number): void {
    const standing = this.standing(at)
    if (standing === null) return
    const { dish, portion, of, frozen } = standing
    const { places } = this.problem
    this.dish[at] = NONE
    this.portion[at] = NONE
    this.distance[at] = Number.NaN
    this.counts.use(dish, places[of === NONE ? at : of]!.day, -SERVINGS[portion]! - places[at]!.besides)
    if (of === NONE) {
      this.counts.count(dish, places[at]!.day, -1)
      this.penalty -= this.priceOfCooking(at, dish, portion)
    } else {
      this.leftovers--
      this.of[at] = NONE
      this.eater[of] = NONE
      this.frozen[at] = 0
      this.penalty -= this.priceOfEating(at, of, portion, frozen)
    }
  }

  /** How the leftovers of `of` could be eaten here; null if not allowed, or if another place eats them. */
  leftoverWay(at: number, of: number) {
    const { places, dishes } = this.problem
    if (!this.cooks(of) || this.eater[of] !== NONE) return null
    // A locked dish may break a rule, so no second meal is planned from it without asking.
    if (this.dish[of]! >= this.problem.offered) return null
    if (!places[at]!.isMain || !places[of]!.isMain) return null
    // A locked slot eats them: a dish here must be cooked here, and the other's leftovers are all taken.
    if (places[at]!.isEatenFrom || places[of]!.isEatenFrom) return null
    return leftoverWay(dishes[this.dish[of]!]!, places[at]!.day - places[of]!.day)
  }

  private stand(at: number, dish: number, portion: number): void {
    this.dish[at] = dish
    this.portion[at] = portion
    this.distance[at] = this.distanceOf(at, dish, portion)
  }

  private distanceOf(at: number, dish: number, portion: number): number {
    const { places, dishes } = this.problem
    return dishes[dish]!.carbs * SERVINGS[portion]! - (places[at]!.budget?.carbs ?? 0)
  }

  private unevenPenalty(at: number, distance: number): number {
    const { before, after } = this.problem.places[at]!
    let sum = 0
    if (before !== NONE && this.dish[before] !== NONE) sum += Math.abs(distance - this.distance[before]!)
    if (after !== NONE && this.dish[after] !== NONE) sum += Math.abs(distance - this.distance[after]!)
    return UNEVEN * sum
  }

  private leftoverPenalty(): number {
    const { cooksTwice, leftoversWanted } = this.problem
    return cooksTwice ? LEFTOVERS * Math.abs(leftoversWanted - this.leftovers) : 0
  }
}
