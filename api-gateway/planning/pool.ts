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
import { cookedFor, isAllowed, sketchedFor, weekTaskFor } from './cook-dish.ts'
import type { CountedDish, SketchedDish } from './counted-dish.ts'
import { maySuit } from './meals-of.ts'
import { risesSlowly } from './rises-slowly.ts'
import { type Traced, tracedFor } from './traced.ts'
import { readWords, wordedFor } from './worded.ts'

/** The rules for a week's dishes. `without`: missing tools. */
export type PoolRules = { rules: Rules; without: Tool[] }

/**
 * The book's dishes that may be in a week: each sketched once per set of rules, and those considered are cooked and
 * counted. Dishes that are the same as without rules are shared by everyone. In memory, bounded by number and size;
 * what somebody avoids is kept only as a keyed hash, whose key ends with this process.
 */
export class DishPool {
  readonly #key = randomBytes(32)
  readonly #usual = new Map<string, Usual>()
  readonly #pools = new Map<string, Pool>()
  readonly #tasks = new WeakMap<PoolRules, BookTask>()
  readonly #keys = new WeakMap<PoolRules, string>()
  readonly #book: ReadonlyMap<string, BookDish>
  #signs = 0

  /** @param book the dishes it cooks from */
  constructor(book: readonly BookDish[] = DISHES) {
    this.#book = new Map(book.map((dish) => [dish.id, dish]))
  }

  /** Number of rule sets whose dishes are cached. */
  get size(): number {
    return this.#pools.size
  }

  /** Number of book dishes cooked without rules. */
  get cooked(): number {
    return [...this.#usual.values()].filter(({ whole }) => whole !== undefined).length
  }

  /**
   * The dishes of the book for these meals that have a version for the rules, one dish per step. Whether they follow the
   * rules is not proved yet: see `whole`.
   * @param looking how far the week searches; without it, all dishes
   */
  *dishes(order: PoolRules, meals: readonly Meal[], looking: Looking = EVERYWHERE): Steps<SketchedDish[]> {
    const pool = this.#poolOf(order)
    const found: SketchedDish[] = []
    for (const dish of looking.inOrder([...this.#book.values()])) {
      if (!meals.some((meal) => maySuit(dish, meal) && looking.wants(meal))) continue
      let sketch = pool.sketches.get(dish.id)
      if (sketch === undefined) {
        sketch = this.#sketched(dish, order, pool)
        pool.sketches.set(dish.id, sketch)
        yield
      }
      if (!sketch || !meals.some((meal) => sketch.meals.includes(meal)) || !risesAsAsked(sketch, order))
        continue
      found.push(sketch)
      looking.found(sketch)
    }
    this.#shrink(pool)
    return found
  }

  /** The same dish cooked and counted, its foods and words proved to follow the rules; null if they do not. */
  whole({ id }: SketchedDish, order: PoolRules): CountedDish | null {
    const pool = this.#poolOf(order)
    const known = pool.whole.get(id)
    if (known !== undefined) return known
    const cooked = this.#cooked(this.#book.get(id)!, order, pool)
    const whole = cooked && risesAsAsked(cooked, order) ? wordedFor(cooked, order.rules) : null
    pool.whole.set(id, whole)
    this.#shrink(pool)
    return whole
  }

  /**
   * Cooks the book without rules and reads its text, one dish or its text per step: most of what the first weeks would
   * wait for.
   */
  *warmUp(): Steps<void> {
    for (const dish of this.#book.values()) {
      if (!MEALS.some((meal) => maySuit(dish, meal))) continue
      const usual = this.#usualOf(dish)
      usual.sketch ??= tracedFor(NO_RULES, (task) => sketchedFor(dish, task))
      yield
      usual.whole ??= tracedFor(NO_RULES, (task) => cookedFor(dish, task))
      yield
      if (usual.whole.made) readWords(usual.whole.made)
      yield
    }
  }

  #sketched(dish: BookDish, order: PoolRules, pool: Pool): SketchedDish | null {
    const task = this.#taskOf(order)
    const usual = this.#usualOf(dish)
    if (isUntouched(dish, task, order))
      usual.sketch ??= tracedFor(NO_RULES, (plain) => sketchedFor(dish, plain))
    if (usual.sketch && isSameFor(usual.sketch, dish, task, order)) return usual.sketch.made
    this.#grow(pool, SIGNS_OF_A_SKETCH)
    return sketchedFor(dish, task)
  }

  #cooked(dish: BookDish, order: PoolRules, pool: Pool): CountedDish | null {
    const task = this.#taskOf(order)
    const usual = this.#usualOf(dish)
    if (isUntouched(dish, task, order)) usual.whole ??= tracedFor(NO_RULES, (plain) => cookedFor(dish, plain))
    if (usual.whole && isSameFor(usual.whole, dish, task, order)) return usual.whole.made
    const cooked = cookedFor(dish, task)
    if (cooked) this.#grow(pool, signsIn(cooked))
    return cooked
  }

  #usualOf({ id }: BookDish): Usual {
    const known = this.#usual.get(id) ?? {}
    this.#usual.set(id, known)
    return known
  }

  /** Made once for a request, and dropped with it: it contains what somebody avoids. */
  #taskOf(order: PoolRules): BookTask {
    const task = this.#tasks.get(order) ?? weekTaskFor(order.rules, order.without)
    this.#tasks.set(order, task)
    return task
  }

  #poolOf(order: PoolRules): Pool {
    const key = this.#keys.get(order) ?? this.#keyOf(order)
    this.#keys.set(order, key)
    const pool = this.#pools.get(key) ?? { key, sketches: new Map(), whole: new Map(), signs: 0 }
    this.#pools.delete(key)
    this.#pools.set(key, pool)
    return pool
  }

  #keyOf({ rules: { allergies, diets, avoid }, without }: PoolRules): string {
    const said = JSON.stringify([allergies, diets, avoid, without].map((list) => [...new Set(list)].sort()))
    return createHmac('sha256', this.#key).update(said).digest('base64')
  }

  #grow(pool: Pool, signs: number): void {
    pool.signs += signs
    this.#signs += signs
  }

  /** Drops the least recently used rules. */
  #shrink(latest: Pool): void {
    for (const [key, pool] of this.#pools) {
      if (this.#pools.size <= MOST_POOLS && this.#signs <= MOST_SIGNS) break
      if (pool === latest) continue
      this.#pools.delete(key)
      this.#signs -= pool.signs
    }
  }
}

/** In which order the book is searched, and for which meals; neither may depend on what is already cooked. */
export type Looking = {
  inOrder(book: readonly BookDish[]): readonly BookDish[]
  found(dish: SketchedDish): void
  wants(meal: Meal): boolean
}

const EVERYWHERE: Looking = { inOrder: (book) => book, found: () => {}, wants: () => true }

type Pool = {
  key: string
  sketches: Map<string, SketchedDish | null>
  whole: Map<string, CountedDish | null>
  signs: number
}

/** A dish without rules, as far as any week needed it. */
type Usual = { sketch?: Traced<SketchedDish | null>; whole?: Traced<CountedDish | null> }

/** Sets of rules at once, and characters of the dishes cooked for them: about 60 MB at most. */
const MOST_POOLS = 32
const MOST_SIGNS = 8_000_000

const NO_RULES = weekTaskFor({ allergies: [], diets: [], avoid: [] }, [])

/** The low-GI diet excludes foods by name, which may still leave a plate of flour. */
const risesAsAsked = ({ serving }: SketchedDish, { rules }: PoolRules): boolean =>
  !rules.diets.includes('low-gi') || risesSlowly(serving)

/** Diets that change amounts, and not only which food is used. */
const AMOUNTS = new Set(['keto', 'low-carb'])

/** Whether the rules only forbid foods of the dish. */
const forbidsAlone = ({ foods }: BookDish, { rules, without }: PoolRules): boolean =>
  without.length === 0 &&
  !rules.diets.some((diet) => AMOUNTS.has(diet)) &&
  foods.every(({ role }) => !rules.avoid.includes(role))

/**
 * Whether the rules allow every food that any version of the dish may use: then it is cooked the same as without rules.
 */
const isUntouched = (dish: BookDish, task: BookTask, order: PoolRules): boolean =>
  forbidsAlone(dish, order) &&
  dish.foods.every((part) =>
    takersOf(part).every((id) => {
      const food = foodById(id)
      return food === undefined || isAllowed(food, task)
    }),
  )

/** Whether the rules allow every food that was checked when it was made without rules: then the result is the same. */
const isSameFor = ({ asked }: Traced<unknown>, dish: BookDish, task: BookTask, order: PoolRules): boolean =>
  forbidsAlone(dish, order) && asked.every((food) => isAllowed(food, task))

const SIGNS_OF_A_SKETCH = 500
const signsIn = ({ text }: CountedDish): number =>
  1000 +
  [text.title, text.description, ...text.ingredients, ...text.instructions, ...text.tips].reduce(
    (sum, { length }) => sum + length,
    0,
  )
