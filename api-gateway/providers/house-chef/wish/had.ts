import type { Dish } from './dish.ts'

/** The parts of an earlier dish that a new one is compared with. */
export type Had = { form: string; title: string; mains: string[] }

export const hadOf = ({ form, title, mains }: Had): Had => ({ form, title, mains })

/** Whether the person would say: not that again. */
export const isAlike = (had: Had, dish: Pick<Dish, 'form' | 'title' | 'mains'>): boolean =>
  had.title === dish.title ||
  (had.form === dish.form && [...had.mains].sort().join() === [...dish.mains].sort().join())

/**
 * What each person had today, by turn, so that another request gets another dish. Only in memory, under a seed that
 * cannot be traced to a person, for the last `MOST` people. A gateway without that memory composes as if the earlier
 * requests had been the same.
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

/** A second try in the same turn adds a word to the seed: "…:repair". */
const personOf = (seed: string): string => seed.split(':', 1)[0]!
