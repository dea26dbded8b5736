import type { Log } from '../deps/deps.ts'
import { factsOf } from '../deps/failure-facts.ts'
import type { QuotaStore } from '../store/store.ts'

/**
 * Holds the places of what is cooking here: one call for all of them, three times a lease. A gateway that is
 * killed renews nothing more, so what it held is free within one lease.
 */
export class Leases {
  readonly #ids = new Set<string>()
  readonly #renew: QuotaStore['renew']
  readonly #seconds: number
  readonly #log: Log
  #timer: NodeJS.Timeout | undefined

  constructor(renew: QuotaStore['renew'], seconds: number, log: Log) {
    this.#renew = renew
    this.#seconds = seconds
    this.#log = log
  }

  hold(id: string): void {
    this.#ids.add(id)
    this.#timer ??= setInterval(() => this.#renewAll(), (this.#seconds * 1000) / 3).unref()
  }

  drop(id: string): void {
    this.#ids.delete(id)
    if (this.#ids.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #renewAll(): void {
    // One that fails is not made up for: the next comes before the lease is over.
    this.#renew([...this.#ids], this.#seconds).catch((error: unknown) =>
      this.#log('warn', 'leases were not renewed', factsOf(error)),
    )
  }
}
