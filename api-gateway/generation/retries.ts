import { ProviderFailure } from '../providers/failure.ts'

/**
 * How often this gateway asks a model again: a tenth of the calls of the last minute, and never fewer than three.
 * Without it a provider in trouble gets three times the calls it already cannot answer.
 */
export class RetryBudget {
  readonly #now: () => number
  #calls: number[] = []
  #retries: number[] = []

  /** @param now milliseconds */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Notes a call that is no retry. */
  called(): void {
    this.#calls = [...this.#recent(this.#calls), this.#now()]
  }

  /** @returns whether there is a retry left; it is spent then */
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

/** What a generation may be tried again with. */
export type Retries = {
  /** Of one generation. */
  max: number
  /** First pause before another try; it doubles, with jitter. */
  backoffMs: number
  /** Milliseconds left until the whole deadline. */
  timeLeft: () => number
  /** Of everyone. */
  budget: RetryBudget
}

/** @returns milliseconds until another try makes sense, spending one, or null when none does */
export function waitBefore(
  error: unknown,
  done: number,
  { max, backoffMs, timeLeft, budget }: Retries,
): number | null {
  if (!(error instanceof ProviderFailure) || !error.passing || done >= max) return null
  // Half to whole of a doubling pause: many gateways must not come back in step.
  const backoff = backoffMs * 2 ** done * (0.5 + Math.random() / 2)
  const wait = Math.max(backoff, error.waitMs ?? 0)
  // Somebody who waits longer than this holds a place for nothing: they are told when to come back instead.
  if (wait >= timeLeft() || wait > LONGEST_WAIT_MS) return null
  return budget.spend() ? wait : null
}

const LONGEST_WAIT_MS = 15_000
