import { setTimeout } from 'node:timers/promises'
import { AppError } from '@evenplate/domain/errors'
import type { Deps } from '../deps/deps.ts'
import { ConcurrencyLimit } from './concurrency-limit.ts'
import { Generation } from './generation.ts'
import { Leases } from './leases.ts'
import { Upstream } from './upstream.ts'

type GenerationArguments = ConstructorParameters<typeof Generation>

/**
 * What one gateway process has in memory: the number of running requests and generations, their leases, the provider's state. It
 * also handles an orderly shutdown.
 */
export class GenerationLimiter {
  readonly upstream: Upstream
  /** Requests: those that generate, those that join a generation, and those not identified yet. */
  readonly #requests: ConcurrencyLimit
  readonly #running: ConcurrencyLimit
  readonly #leases: Leases
  readonly #generations = new Map<string, Generation>()
  /** Responses still being written, and mails being sent. */
  readonly #unfinished = new Set<Promise<unknown>>()
  #closed = false
  readonly #shutdown = new AbortController()

  constructor(deps: Pick<Deps, 'settings' | 'quotas' | 'provider' | 'clock' | 'log'>) {
    const { maxInFlight, addressPlaces, leaseSeconds } = deps.settings
    this.upstream = new Upstream(deps)
    this.#requests = new ConcurrencyLimit(
      maxInFlight * REQUESTS_A_GENERATION,
      addressPlaces * REQUESTS_A_GENERATION,
    )
    this.#running = new ConcurrencyLimit(maxInFlight, addressPlaces)
    this.#leases = new Leases((ids, seconds) => deps.quotas.renew(ids, seconds), leaseSeconds, deps.log)
  }

  /**
   * Counts a request as open. It takes no place among the generations, so waiting or joining never blocks one.
   * @returns call it when the request ends; calling it twice does no harm
   * @throws AppError `busy`, `address_busy`; `shutting_down` once the gateway is stopping
   */
  enter(address: string | null): () => void {
    if (this.#closed) throw new AppError('shutting_down', { retryAfter: 5 })
    return this.#requests.take(address)
  }

  /** Aborts when the time for shutting down has run out, for requests that wait for another gateway. */
  get shutdown(): AbortSignal {
    return this.#shutdown.signal
  }

  /**
   * Starts a generation under the id of its place in the quota.
   * @throws AppError `busy`, `address_busy`, `provider_down`: then nothing was started
   */
  start(id: string, address: string | null, ...rest: GenerationArguments): Generation {
    this.upstream.mustBeUp()
    const leave = this.#running.take(address)
    const generation = new Generation(...rest)
    this.#generations.set(id, generation)
    this.#leases.hold(id)
    const remove = () => {
      leave()
      this.#generations.delete(id)
      this.#leases.drop(id)
    }
    generation.outcome.then(remove, remove)
    if (this.#shutdown.signal.aborted) generation.stop(this.#shutdown.signal.reason)
    return generation
  }

  /** The generation running here under that id, so that a repeated request can join it. */
  find(id: string): Generation | undefined {
    const generation = this.#generations.get(id)
    return generation?.stopped ? undefined : generation
  }

  /** Makes shutdown wait for a response that is still being written, or a mail being sent. */
  serve(work: Promise<unknown>): void {
    this.#unfinished.add(work)
    const done = () => this.#unfinished.delete(work)
    work.then(done, done)
  }

  /** Refuses new requests, waits for running ones, and after `deadlineMs` ends them with `shutting_down`. */
  async drain(deadlineMs: number): Promise<void> {
    this.#closed = true
    await within(deadlineMs, this.#idle())
    this.#shutdown.abort(new AppError('shutting_down'))
    for (const generation of this.#generations.values()) generation.stop(new AppError('shutting_down'))
    await within(LAST_EVENT_MS, this.#idle())
  }

  async #idle(): Promise<void> {
    while (this.#requests.taken > 0 || this.#generations.size > 0 || this.#unfinished.size > 0) {
      const outcomes = [...this.#generations.values()].map(({ outcome }) => outcome)
      await (outcomes.length + this.#unfinished.size > 0
        ? Promise.allSettled([...outcomes, ...this.#unfinished])
        : setTimeout(20))
    }
  }
}

/** Open requests allowed per generation: those that join it, and those not identified yet. */
const REQUESTS_A_GENERATION = 8

/** Milliseconds to give quota back and write the last event. */
const LAST_EVENT_MS = 1_000

async function within(ms: number, work: Promise<void>): Promise<void> {
  const done = new AbortController()
  const time = setTimeout(ms, undefined, { signal: done.signal }).catch(() => {})
  await Promise.race([work, time])
  done.abort()
}
