import { createHash } from 'node:crypto'
import type { Steps } from '@evenplate/domain/steps'
import { publicRecipeInSteps } from './public-recipe.ts'
import type { Turns } from './turns.ts'

/**
 * Answers about public recipes, as the JSON text that is sent, each counted once. The key is a hash of the row, so an edited recipe
 * gets a new entry. The food table and its reader do not change within a process, and a new deployment starts empty. In memory: each
 * gateway counts a popular recipe once per start. That costs less than a table written on every first visit, and no entry can become
 * outdated.
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
    const cached = this.#kept.get(key)
    if (cached !== undefined) {
      this.#kept.delete(key)
      this.#kept.set(key, cached)
      return cached
    }
    // Many visitors who open a new recipe at the same time wait for one count.
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
/** At two bytes per character, at most 16 MB. A usual answer has 15,000 characters. */
const MOST_SIGNS = 8_000_000
