import { AppError } from '@evenplate/domain/errors'

/** Jobs that wait for somebody else, a few of them at once. In memory: what they hold is this process's. */
export class AtOnce {
  readonly #most: number
  #underWay = 0

  constructor(most: number) {
    this.#most = most
  }

  /** @throws AppError `busy` where as many are under way as may be */
  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (this.#underWay >= this.#most) throw new AppError('busy', { retryAfter: SOON })
    this.#underWay += 1
    try {
      return await job()
    } finally {
      this.#underWay -= 1
    }
  }
}

/** Seconds. */
const SOON = 5
