import { AppError } from '@evenplate/domain/errors'
import { Generation } from './generation.ts'

/** Room for so many at once, and an orderly closing time. */
export class Kitchen {
  readonly #places: number
  readonly #generations = new Map<string, Generation>()
  readonly #guests = new Set<Promise<unknown>>()
  #taken = 0
  #closed = false
  readonly #lastCall = new AbortController()

  constructor(places: number) {
    this.#places = places
  }

  /**
   * Takes a place for one request.
   * @returns gives it back; calling that twice does no harm
   * @throws AppError `busy` when all are taken, `shutting_down` after closing time
   */
  enter(): () => void {
    if (this.#closed) throw new AppError('shutting_down', { retryAfter: 5 })
    if (this.#taken >= this.#places) throw new AppError('busy', { retryAfter: 5 })
    this.#taken += 1
    let inside = true
    return () => {
      if (inside) this.#taken -= 1
      inside = false
    }
  }

  /** Aborts when closing time has run out, for requests that wait for something else than cooking here. */
  get lastCall(): AbortSignal {
    return this.#lastCall.signal
  }

  /** Starts cooking under the id of the quota's place. */
  start(id: string, cook: ConstructorParameters<typeof Generation>[0]): Generation {
    const generation = new Generation(cook)
    this.#generations.set(id, generation)
    const remove = () => this.#generations.delete(id)
    generation.outcome.then(remove, remove)
    if (this.#lastCall.signal.aborted) generation.stop(this.#lastCall.signal.reason)
    return generation
  }

  /** The one being cooked here under that id, for a repetition of the same request to join. */
  find(id: string): Generation | undefined {
    return this.#generations.get(id)
  }

  /** Keeps the closing time waiting for a response that is still being written, or a mail that is on its way. */
  serve(work: Promise<unknown>): void {
    this.#guests.add(work)
    const gone = () => this.#guests.delete(work)
    work.then(gone, gone)
  }

  /** Takes nobody new, waits for what runs, and after `deadlineMs` ends it with `shutting_down`. */
  async drain(deadlineMs: number): Promise<void> {
    this.#closed = true
    await within(deadlineMs, this.#idle())
    this.#lastCall.abort(new AppError('shutting_down'))
    for (const generation of this.#generations.values()) generation.stop(new AppError('shutting_down'))
    await within(LAST_WORDS_MS, this.#idle())
  }

  async #idle(): Promise<void> {
    while (this.#taken > 0 || this.#generations.size > 0 || this.#guests.size > 0) {
      const outcomes = [...this.#generations.values()].map(({ outcome }) => outcome)
      const next = new Promise((resolve) => setTimeout(resolve, 20))
      await (outcomes.length + this.#guests.size > 0
        ? Promise.allSettled([...outcomes, ...this.#guests])
        : next)
    }
  }
}

/** For giving quota back and writing the last event. */
const LAST_WORDS_MS = 1_000

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const time = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, time])
  clearTimeout(timer)
}
