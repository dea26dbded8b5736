import { AppError } from '@evenplate/domain/errors'
import type { Steps } from '@evenplate/domain/steps'

/**
 * Counts without blocking the gateway's only thread. One job runs at a time and pauses every few milliseconds, so that a page or
 * another member's data waits no longer than that.
 * - A person has at most two jobs here, running or waiting, and a share of each minute.
 * - Only a few jobs may wait altogether.
 * In memory, because the scarce thing is this process's thread. With several gateways a person gets a share of each.
 */
export class Turns {
  readonly #now: () => number
  readonly #shareMs: number
  readonly #people = new Map<string, Spent>()
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()

  /**
   * @param now milliseconds of a clock that never runs backward
   * @param shareMs milliseconds of each minute that one person may use
   */
  constructor(now: () => number = () => performance.now(), shareMs = SHARE_MS) {
    this.#now = now
    this.#shareMs = shareMs
  }

  /**
   * @param person the asker, for the limits
   * @param prepare fetches the data to work on; called only once the person may run the job
   * @param left aborts when nobody waits for the answer anymore
   * @throws AppError `count_limit` when this person has used their share, `busy` when too many jobs wait; both with seconds to wait.
   *   The signal's reason when it aborts.
   */
  async take<Result>(
    person: string,
    prepare: () => Steps<Result> | Promise<Steps<Result>>,
    left?: AbortSignal,
  ): Promise<Result> {
    const spent = this.#spentBy(person)
    if (spent.jobs >= JOBS) throw new AppError('count_limit', { retryAfter: SOON })
    if (spent.ms >= this.#shareMs)
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

  /** Time spent in the current minute, which begins with the person's first job. */
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

/** One running, and the next one for a person who goes on typing. */
const JOBS = 2
const MOST_WAITING = 32
/** Milliseconds of work between pauses; a page request can be answered in each pause. */
const SLICE_MS = 5
const MINUTE_MS = 60_000
/** Milliseconds per minute: several hundred counts of usual recipes, or twenty of the longest. */
const SHARE_MS = 6_000
const MOST_PEOPLE = 10_000
/** Seconds. */
const SOON = 2
