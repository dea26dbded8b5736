import type { Log } from '../deps/deps.ts'
import { factsOf } from '../deps/failure-facts.ts'
import type { QuotaStore } from '../store/store.ts'

/**
 * Renews the places of all generations running here, in one call, three times per lease. A killed gateway renews nothing, so its
 * places are free again within one lease.
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
    // A failed renewal is not repeated: the next one comes before the lease ends.
    this.#renew([...this.#ids], this.#seconds).catch((error: unknown) =>
      this.#log('warn', 'leases were not renewed', factsOf(error)),
    )
  }
}
