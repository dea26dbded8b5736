import type { SharedThings } from './shared-things.ts'
import { AGAIN_DAYS, ALIKE_DAYS, FRESH_UNTIL, WEIGHTS } from './weights.ts'

// Read once: these loops run a million times a week.
const { again: AGAIN, againInWeek: AGAIN_IN_WEEK, fresh: FRESH, spoiled: SPOILED } = WEIGHTS
const [STRETCH, NEAR, FIRST_HALF] = [AGAIN_DAYS, ALIKE_DAYS, FRESH_UNTIL]

const DAYS = 7
/** A row per dish or tag: how often it is cooked in each span of days that overlaps the week. */
const AGAIN_ROW = DAYS + STRETCH - 1
const ALIKE_ROW = DAYS + NEAR - 1

/** Counts how often each dish, tag and fresh food is cooked and how much food at home is used, to price cooking a dish once more. */
export class SharedCounts {
  private readonly shared: SharedThings
  private readonly again: Uint8Array
  private readonly inWeek: Uint8Array
  private readonly alike: Uint8Array
  private readonly fresh: Uint8Array
  private readonly used: Float64Array

  constructor(shared: SharedThings) {
    this.shared = shared
    this.again = new Uint8Array(shared.againWeights.length * AGAIN_ROW)
    this.inWeek = new Uint8Array(shared.againWeights.length)
    this.alike = new Uint8Array(shared.tagWeights.length * ALIKE_ROW)
    this.fresh = new Uint8Array(shared.freshFoods.length * 2)
    this.used = new Float64Array(shared.atHome.length)
  }

  /** Gram-equivalents of cooking a dish on a day, on top of what is already counted. */
  price(dish: number, day: number): number {
    let again = 0
    const same = this.shared.sameAs[dish]!
    const row = same * AGAIN_ROW + day
    for (let at = 0; at < STRETCH; at++) if (this.again[row + at]! > 0) again += AGAIN
    if (this.inWeek[same]! > 0) again += AGAIN_IN_WEEK
    let sum = again * this.shared.againWeights[dish]!
    for (const tag of this.shared.tags[dish]!)
      for (let at = 0; at < NEAR; at++)
        if (this.alike[tag * ALIKE_ROW + day + at]! > 0) sum += this.shared.tagWeights[tag]!
    const stretch = day > FIRST_HALF ? 1 : 0
    for (const food of this.shared.fresh[dish]!) if (this.fresh[food * 2 + stretch] === 0) sum += FRESH
    return sum
  }

  /** Counts a dish cooked on a day once more, or once less with -1. */
  count(dish: number, day: number, more: 1 | -1): void {
    const same = this.shared.sameAs[dish]!
    const row = same * AGAIN_ROW + day
    for (let at = 0; at < STRETCH; at++) this.again[row + at]! += more
    this.inWeek[same]! += more
    for (const tag of this.shared.tags[dish]!)
      for (let at = 0; at < NEAR; at++) this.alike[tag * ALIKE_ROW + day + at]! += more
    const stretch = day > FIRST_HALF ? 1 : 0
    for (const food of this.shared.fresh[dish]!) this.fresh[food * 2 + stretch]! += more
  }

  /** Gram-equivalents that this many servings, cooked on a day, save by using food that would spoil: 0 or less. */
  priceOfUse(dish: number, day: number, servings: number): number {
    const foods = this.shared.usesAtHome[dish]!
    let sum = 0
    for (let at = 0; at < foods.length; at++) {
      const food = foods[at]!
      const { grams, lastDay } = this.shared.atHome[food]!
      if (day > lastDay) continue
      const before = Math.max(0, grams - this.used[food]!)
      const after = Math.max(0, grams - this.used[food]! - this.shared.gramsOf[dish]![at]! * servings)
      sum -= (SPOILED * (before - after)) / grams
    }
    return sum
  }

  /** Adds this many servings of a dish; a negative number removes them. */
  use(dish: number, day: number, servings: number): void {
    const foods = this.shared.usesAtHome[dish]!
    for (let at = 0; at < foods.length; at++)
      if (day <= this.shared.atHome[foods[at]!]!.lastDay)
        this.used[foods[at]!]! += this.shared.gramsOf[dish]![at]! * servings
  }
}
