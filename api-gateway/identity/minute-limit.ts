/** Addresses counted separately within a minute; later ones share one count. Bounds the memory. */
const ADDRESSES = 20_000

/** How often an address may do something within a minute, in this process only: for cheap operations. */
export class MinuteLimit {
  readonly #most: number
  readonly #clock: () => Date
  readonly #counts = new Map<string, number>()
  #minute = 0

  constructor(most: number, clock: () => Date) {
    this.#most = most
    this.#clock = clock
  }

  /** Counts one. @param address keyed hash of the network address; null if unknown */
  admits(address: string | null): boolean {
    const now = Math.floor(this.#clock().getTime() / 60_000)
    if (now !== this.#minute) this.#counts.clear()
    this.#minute = now
    const isTold = address !== null && (this.#counts.has(address) || this.#counts.size < ADDRESSES)
    const key = isTold ? address : 'others'
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    return count <= this.#most
  }
}
