import { AppError } from '@evenplate/domain/errors'
import type { Deps } from '../deps.ts'
import { Generation } from './generation.ts'
import { Leases } from './leases.ts'
import { Places } from './places.ts'
import { Upstream } from './upstream.ts'

type Cooking = ConstructorParameters<typeof Generation>

/**
 * All that one gateway keeps in its process: who is inside, what is cooking, the leases of that, the provider's
 * state; and an orderly closing time.
 */
export class Kitchen {
  readonly upstream: Upstream
  /** Requests, whether they cook, join or still wait to be told who they are. */
  readonly #inside: Places
  /** Generations. */
  readonly #places: Places
  readonly #leases: Leases
  readonly #generations = new Map<string, Generation>()
  readonly #guests = new Set<Promise<unknown>>()
  #closed = false
  readonly #lastCall = new AbortController()

  constructor(deps: Pick<Deps, 'settings' | 'quotas' | 'provider' | 'clock' | 'log'>) {
    const { maxInFlight, addressPlaces, leaseSeconds } = deps.settings
    this.upstream = new Upstream(deps)
    this.#inside = new Places(maxInFlight * REQUESTS_A_PLACE, addressPlaces * REQUESTS_A_PLACE)
    this.#places = new Places(maxInFlight, addressPlaces)
    this.#leases = new Leases((ids, seconds) => deps.quotas.renew(ids, seconds), leaseSeconds, deps.log)
  }

  /**
   * Lets a request in. It takes no place: whoever waits or joins keeps none from those who cook.
   * @returns lets it out; calling that twice does no harm
   * @throws AppError `busy`, `address_busy`; `shutting_down` after closing time
   */
  enter(address: string | null): () => void {
    if (this.#closed) throw new AppError('shutting_down', { retryAfter: 5 })
    return this.#inside.take(address)
  }

  /** Aborts when closing time has run out, for requests that wait for something else than cooking here. */
  get lastCall(): AbortSignal {
    return this.#lastCall.signal
  }

  /**
   * Starts cooking under the id of the quota's place.
   * @throws AppError `busy`, `address_busy`, `provider_down`: nothing was started
   */
  start(id: string, address: string | null, ...cooking: Cooking): Generation {
    this.upstream.mustBeUp()
    const leave = this.#places.take(address)
    const generation = new Generation(...cooking)
    this.#generations.set(id, generation)
    this.#leases.hold(id)
    const remove = () => {
      leave()
      this.#generations.delete(id)
      this.#leases.drop(id)
    }
    generation.outcome.then(remove, remove)
    if (this.#lastCall.signal.aborted) generation.stop(this.#lastCall.signal.reason)
    return generation
  }

  /** The one being cooked here under that id, for a repetition of the same request to join. */
  find(id: string): Generation | undefined {
    const generation = this.#generations.get(id)
    return generation?.stopped ? undefined : generation
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
    while (this.#inside.taken > 0 || this.#generations.size > 0 || this.#guests.size > 0) {
      const outcomes = [...this.#generations.values()].map(({ outcome }) => outcome)
      const next = new Promise((resolve) => setTimeout(resolve, 20))
      await (outcomes.length + this.#guests.size > 0
        ? Promise.allSettled([...outcomes, ...this.#guests])
        : next)
    }
  }
}

/** Requests for each that cooks: repetitions of it that join, and those that are on their way in. */
const REQUESTS_A_PLACE = 8

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
