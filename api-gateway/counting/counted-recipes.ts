import { createHash } from 'node:crypto'
import type { Steps } from '@evenplate/domain/steps'
import { publicRecipeInSteps } from './public-recipe.ts'
import type { Turns } from './turns.ts'

/**
 * Answers about public recipes, as the text that goes out, each counted once. The key is all that is stored of a
 * recipe, so an edit is another recipe; the food table and its reader are the process's own, and a deployment begins
 * with nothing kept. In memory: a recipe much visited is counted once by each gateway and each start, which is less
 * than a table to write on every first visit, and has nothing that could grow stale.
 */
export class CountedRecipes {
  readonly #turns: Turns
  readonly #kept = new Map<string, string>()
  readonly #counting = new Map<string, Promise<string>>()
  #size = 0

  constructor(turns: Turns) {
    this.#turns = turns
  }

  /**
   * @param row of `shared_recipe()`
   * @returns the body of the answer, JSON
   * @throws AppError as `Turns.take`
   */
  async bodyOf(row: unknown): Promise<string> {
    const key = createHash('sha256').update(JSON.stringify(row)).digest('base64')
    const kept = this.#kept.get(key)
    if (kept !== undefined) {
      this.#kept.delete(key)
      this.#kept.set(key, kept)
      return kept
    }
    // Many visitors at once of what nobody has seen yet wait for one count.
    const counting = this.#counting.get(key) ?? this.#count(key, row)
    return counting
  }

  async #count(key: string, row: unknown): Promise<string> {
    const counting = this.#turns.take(`public ${key}`, () => bodyInSteps(row))
    this.#counting.set(key, counting)
    try {
      const body = await counting
      this.#keep(key, body)
      return body
    } finally {
      this.#counting.delete(key)
    }
  }

  #keep(key: string, body: string): void {
    this.#kept.set(key, body)
    this.#size += body.length
    for (const [oldest, { length }] of this.#kept) {
      if (this.#kept.size <= MOST && this.#size <= MOST_SIGNS) break
      this.#kept.delete(oldest)
      this.#size -= length
    }
  }
}

function* bodyInSteps(row: unknown): Steps<string> {
  return JSON.stringify({ recipe: yield* publicRecipeInSteps(row) })
}

const MOST = 500
/** At two bytes a sign at most, 16 MB. A usual answer is 15,000 signs. */
const MOST_SIGNS = 8_000_000
