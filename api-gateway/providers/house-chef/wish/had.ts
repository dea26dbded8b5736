import type { Dish } from './dish.ts'

/** A dish someone had, as far as another must not be like it. */
export type Had = { form: string; title: string; mains: string[] }

export const hadOf = ({ form, title, mains }: Had): Had => ({ form, title, mains })

/** Whether the one who eats would say: that again. */
export const isAlike = (had: Had, dish: Pick<Dish, 'form' | 'title' | 'mains'>): boolean =>
  had.title === dish.title ||
  (had.form === dish.form && [...had.mains].sort().join() === [...dish.mains].sort().join())

/**
 * What each person had today, by turn, so that another request does not bring the same dish again.
 * Kept in memory alone, under a seed nobody can trace back, for the last `MOST` people: a gateway that
 * forgot composes as if the same had been asked before.
 */
export class Days {
  readonly #days = new Map<string, Map<number, Had>>()

  of(seed: string): ReadonlyMap<number, Had> {
    return this.#days.get(personOf(seed)) ?? new Map()
  }

  add(seed: string, turn: number, had: Had): void {
    const person = personOf(seed)
    const day = this.#days.get(person) ?? new Map<number, Had>()
    this.#days.delete(person)
    this.#days.set(person, day.set(turn, had))
    const oldest = this.#days.keys().next().value
    if (this.#days.size > MOST && oldest !== undefined) this.#days.delete(oldest)
  }
}

const MOST = 2_000

/** A second try of the same turn has a word behind the seed: "…:repair". */
const personOf = (seed: string): string => seed.split(':', 1)[0]!
