import { AppError } from '@evenplate/domain/errors'

/** A limit on how many run at once, with a smaller limit for one network address. */
export class ConcurrencyLimit {
  readonly #all: number
  readonly #share: number
  readonly #byAddress = new Map<string, number>()
  #taken = 0

  constructor(all: number, share: number) {
    this.#all = all
    this.#share = share
  }

  get taken(): number {
    return this.#taken
  }

  /**
   * @param address keyed hash; null if unknown: then only the overall limit applies
   * @returns releases the place; calling it twice does no harm
   * @throws AppError `busy` when all places are taken, `address_busy` when the address has its share
   */
  take(address: string | null): () => void {
    if (this.#taken >= this.#all) throw new AppError('busy', { retryAfter: 5 })
    if (address !== null && this.#of(address) >= this.#share)
      throw new AppError('address_busy', { retryAfter: 5 })
    this.#count(address, 1)
    let inside = true
    return () => {
      if (inside) this.#count(address, -1)
      inside = false
    }
  }

  #of(address: string): number {
    return this.#byAddress.get(address) ?? 0
  }

  #count(address: string | null, by: 1 | -1): void {
    this.#taken += by
    if (address === null) return
    const here = this.#of(address) + by
    if (here > 0) this.#byAddress.set(address, here)
    else this.#byAddress.delete(address)
  }
}
