import { createHmac, randomBytes } from 'node:crypto'
import type { Steps } from '@evenplate/domain/steps'
import { MEALS, type Meal } from '@evenplate/meal-plan/rules'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import { foodById } from '@evenplate/nutrition/table/foods'
import type { Tool } from '../brief/brief.ts'
import { takersOf } from '../dish-book/anywhere.ts'
import type { BookDish } from '../dish-book/dish.ts'
import { DISHES } from '../dish-book/dishes/all-dishes.ts'
import type { BookTask } from '../providers/house-chef/book/task.ts'
import { cookedFor, weekTaskFor } from './cook-dish.ts'
import type { CountedDish } from './counted-dish.ts'
import { maySuit } from './meals-of.ts'
import { risesSlowly } from './rises-slowly.ts'
import { readWords, wordedFor } from './worded.ts'

/** What a week's dishes must keep. `without`: tools that are not there. */
export type PoolRules = { rules: Rules; without: Tool[] }

/**
 * The dishes of the book that may stand in a week, each cooked and counted once for a set of rules. Dishes that no rule touches are
 * the same for everyone. In memory, bounded by number and size; what somebody avoids is only kept as a hash with a key that ends with
 * this process.
 */
export class DishPool {
  readonly #key = randomBytes(32)
  readonly #usual = new Map<string, CountedDish | null>()
  readonly #pools = new Map<string, Pool>()
  readonly #book: readonly BookDish[]
  #signs = 0

  /** @param book the dishes it cooks from */
  constructor(book: readonly BookDish[] = DISHES) {
    this.#book = book
  }

  /** Sets of rules whose dishes are kept. */
  get size(): number {
    return this.#pools.size
  }

  /** Dishes of the book that are cooked as without rules. */
  get cooked(): number {
    return this.#usual.size
  }

  /** The dish in words that keep the rules too; null if there are none. */
  worded(dish: CountedDish, order: PoolRules): CountedDish | null {
    const { worded } = this.#poolOf(order)
    const known = worded.get(dish.id)
    if (known !== undefined) return known
    const said = wordedFor(dish, order.rules)
    worded.set(dish.id, said)
    return said
  }

  /**
   * The dishes of the book for these meals whose foods keep the rules, one dish per step. Their words are not checked: see `worded`.
   * @param looking as far as a week looks; all of them without it
   */
  *dishes(order: PoolRules, meals: readonly Meal[], looking: Looking = EVERYWHERE): Steps<CountedDish[]> {
    const pool = this.#poolOf(order)
    const task = weekTaskFor(order.rules, order.without)
    const isLowGi = order.rules.diets.includes('low-gi')
    const found: CountedDish[] = []
    for (const dish of looking.inOrder(this.#book)) {
      if (!meals.some((meal) => maySuit(dish, meal) && looking.wants(meal))) continue
      let cooked = pool.cooked.get(dish.id)
      if (cooked === undefined) {
        cooked = this.#cook(dish, task, order, pool)
        pool.cooked.set(dish.id, cooked)
        yield
      }
      if (!cooked || !meals.some((meal) => cooked.meals.includes(meal))) continue
      // A low-GI cook leaves out foods by their names, and may still end with a plate of flour.
      if (isLowGi && !risesSlowly(cooked.serving)) continue
      found.push(cooked)
      looking.found(cooked)
    }
    this.#shrink(pool)
    return found
  }

  /** Cooks the book as without rules and reads its words, a dish or its words per step: most of what the first weeks would wait for. */
  *warmUp(): Steps<void> {
    for (const dish of this.#book) {
      if (!MEALS.some((meal) => maySuit(dish, meal))) continue
      const usual = this.#cookUsual(dish)
      yield
      if (usual) readWords(usual)
      yield
    }
  }

  #cook(dish: BookDish, task: BookTask, order: PoolRules, pool: Pool): CountedDish | null {
    if (!isUntouched(dish, task, order)) {
      const cooked = cookedFor(dish, task)
      if (cooked) this.#grow(pool, signsIn(cooked))
      return cooked
    }
    return this.#cookUsual(dish)
  }

  #cookUsual(dish: BookDish): CountedDish | null {
    let usual = this.#usual.get(dish.id)
    if (usual === undefined) {
      usual = cookedFor(dish, NO_RULES)
      this.#usual.set(dish.id, usual)
    }
    return usual
  }

  #poolOf({ rules, without }: PoolRules): Pool {
    const { allergies, diets, avoid } = rules
    const said = JSON.stringify([allergies, diets, avoid, without].map((list) => [...new Set(list)].sort()))
    const key = createHmac('sha256', this.#key).update(said).digest('base64')
    const pool = this.#pools.get(key) ?? { key, cooked: new Map(), worded: new Map(), signs: 0 }
    this.#pools.delete(key)
    this.#pools.set(key, pool)
    return pool
  }

  #grow(pool: Pool, signs: number): void {
    pool.signs += signs
    this.#signs += signs
  }

  /** Forgets the rules that were asked for longest ago. */
  #shrink(latest: Pool): void {
    for (const [key, pool] of this.#pools) {
      if (this.#pools.size <= MOST_POOLS && this.#signs <= MOST_SIGNS) break
      if (pool === latest) continue
      this.#pools.delete(key)
      this.#signs -= pool.signs
    }
  }
}

/** In which order the book is looked through, and for which meals still; neither may depend on what is cooked already. */
export type Looking = {
  inOrder(book: readonly BookDish[]): readonly BookDish[]
  found(dish: CountedDish): void
  wants(meal: Meal): boolean
}

const EVERYWHERE: Looking = { inOrder: (book) => book, found: () => {}, wants: () => true }

type Pool = {
  key: string
  cooked: Map<string, CountedDish | null>
  worded: Map<string, CountedDish | null>
  signs: number
}

/** Sets of rules at once, and characters of the dishes cooked for them: some 60 MB at most. */
const MOST_POOLS = 32
const MOST_SIGNS = 8_000_000

const NO_RULES = weekTaskFor({ allergies: [], diets: [], avoid: [] }, [])

/** Diets that change amounts, and not only which food is used. */
const AMOUNTS = new Set(['keto', 'low-carb'])

/** Whether the rules allow every food that any version of the dish may use: then it is cooked as without rules. */
function isUntouched(dish: BookDish, { allowed }: BookTask, { rules, without }: PoolRules): boolean {
  if (without.length > 0 || rules.diets.some((diet) => AMOUNTS.has(diet))) return false
  return dish.foods.every(
    (part) =>
      !rules.avoid.includes(part.role) &&
      takersOf(part).every((id) => {
        const food = foodById(id)
        return food === undefined || allowed({ food } as Parameters<typeof allowed>[0])
      }),
  )
}

const signsIn = ({ text }: CountedDish): number =>
  1000 +
  [text.title, text.description, ...text.ingredients, ...text.instructions, ...text.tips].reduce(
    (sum, { length }) => sum + length,
    0,
  )
