import { ProviderFailure } from '../providers/failure.ts'

/**
 * How often this gateway may ask a model again: a tenth of the calls of the last minute, but at least three. Without it, a provider
 * in trouble would get three times the calls it already cannot answer.
 */
export class RetryBudget {
  readonly #now: () => number
  #calls: number[] = []
  #retries: number[] = []

  /** @param now milliseconds */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Records a call that is not a retry. */
  called(): void {
    this.#calls = [...this.#recent(this.#calls), this.#now()]
  }

  /** @returns whether a retry is left; it is then spent */
  spend(): boolean {
    this.#calls = this.#recent(this.#calls)
    this.#retries = this.#recent(this.#retries)
    if (this.#retries.length >= Math.max(LEAST, Math.floor(SHARE * this.#calls.length))) return false
    this.#retries.push(this.#now())
    return true
  }

  #recent(times: number[]): number[] {
    const since = this.#now() - 60_000
    return times.filter((at) => at > since)
  }
}

const SHARE = 0.1
const LEAST = 3

/** The limits for retries of one generation. */
export type Retries = {
  /** For one generation. */
  max: number
  /** First pause before a retry; it doubles, with jitter. */
  backoffMs: number
  /** Milliseconds left until the whole deadline. */
  timeLeft: () => number
  /** For all generations. */
  budget: RetryBudget
}

/** @returns milliseconds to wait before a retry, which is then taken from the budget; null if no retry makes sense */
export function waitBefore(
  error: unknown,
  done: number,
  { max, backoffMs, timeLeft, budget }: Retries,
): number | null {
  if (!(error instanceof ProviderFailure) || !error.passing || done >= max) return null
  // Half to all of a doubling pause: many gateways must not retry in step.
  const backoff = backoffMs * 2 ** done * (0.5 + Math.random() / 2)
  const wait = Math.max(backoff, error.waitMs ?? 0)
  // A longer wait would hold a place for nothing: the person is told when to come back instead.
  if (wait >= timeLeft() || wait > LONGEST_WAIT_MS) return null
  return budget.spend() ? wait : null
}

const LONGEST_WAIT_MS = 15_000
