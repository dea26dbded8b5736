import { AppError } from '@evenplate/domain/errors'
import type { Steps } from '@evenplate/domain/steps'

/**
 * Counting beside everything else a gateway does on its one thread. One job is at work at a time and gives way after
 * every few milliseconds, so that a page or another member's data waits no longer than that.
 * - a person has two jobs here at once, at work or waiting, and a share of each minute
 * - no more than a few wait altogether
 *
 * Kept in memory: what is scarce is this process's thread, and each gateway has one of its own. With more gateways a
 * person gets a share of each, and takes no more of anyone's than that.
 */
export class Turns {
  readonly #now: () => number
  readonly #people = new Map<string, Spent>()
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /**
   * @param person whoever it is done for
   * @param prepare fetches what the work is done on; asked only of somebody who may have it done
   * @param left ends it where nobody waits for the answer any more
   * @throws AppError `count_limit` when this person has taken their share, `busy` when too many wait; both with
   *   seconds to wait. The signal's reason when it aborts.
   */
  async take<Result>(
    person: string,
    prepare: () => Steps<Result> | Promise<Steps<Result>>,
    left?: AbortSignal,
  ): Promise<Result> {
    const spent = this.#spentBy(person)
    if (spent.jobs >= JOBS) throw new AppError('count_limit', { retryAfter: SOON })
    if (spent.ms >= SHARE_MS)
      throw new AppError('count_limit', { retryAfter: Math.ceil((spent.until - this.#now()) / 1000) })
    spent.jobs += 1
    try {
      return await this.#inTurn(await prepare(), spent, left)
    } finally {
      spent.jobs -= 1
    }
  }

  async #inTurn<Result>(steps: Steps<Result>, spent: Spent, left?: AbortSignal): Promise<Result> {
    if (this.#waiting >= MOST_WAITING) throw new AppError('busy', { retryAfter: SOON })
    this.#waiting += 1
    const job = this.#last.then(() => this.#work(steps, spent, left))
    this.#last = job.catch(() => {})
    try {
      return await job
    } finally {
      this.#waiting -= 1
    }
  }

  async #work<Result>(steps: Steps<Result>, spent: Spent, left: AbortSignal | undefined): Promise<Result> {
    for (;;) {
      left?.throwIfAborted()
      const began = this.#now()
      try {
        do {
          const { done, value } = steps.next()
          if (done) return value as Result
        } while (this.#now() - began < SLICE_MS)
      } finally {
        spent.ms += this.#now() - began
      }
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  /** Of a minute that begins with somebody's first job. */
  #spentBy(person: string): Spent {
    const now = this.#now()
    const known = this.#people.get(person)
    if (known && (known.until > now || known.jobs > 0)) {
      if (known.until <= now) Object.assign(known, { ms: 0, until: now + MINUTE_MS })
      return known
    }
    for (const [one, { until, jobs }] of this.#people) {
      if (until > now && this.#people.size < MOST_PEOPLE) break
      if (jobs === 0) this.#people.delete(one)
    }
    const spent = { ms: 0, jobs: 0, until: now + MINUTE_MS }
    this.#people.delete(person)
    this.#people.set(person, spent)
    return spent
  }
}

type Spent = { ms: number; jobs: number; until: number }

/** One at work, and the next for somebody who goes on typing. */
const JOBS = 2
const MOST_WAITING = 32
/** Between two of these a request for a page is answered. */
const SLICE_MS = 5
const MINUTE_MS = 60_000
/** Of a minute: several hundred counts of usual recipes, twenty of the longest. */
const SHARE_MS = 6_000
const MOST_PEOPLE = 10_000
/** Seconds. */
const SOON = 2
