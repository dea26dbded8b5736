import { AppError } from '@evenplate/domain/errors'

/** Limits how many jobs wait for other servers at once. In memory: what they use belongs to this process. */
export class AtOnce {
  readonly #most: number
  #underWay = 0

  constructor(most: number) {
    this.#most = most
  }

  /** @throws AppError `busy` if the limit is reached */
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
