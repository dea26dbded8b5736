import { AppError } from '@evenplate/domain/errors'
import type { Deps } from '../deps/deps.ts'
import type { Provider } from '../providers/provider.ts'
import { Breaker } from './breaker.ts'
import { guarded } from './guarded.ts'
import { RetryBudget } from './retries.ts'

/** The provider as all generations of this gateway share it: one breaker and one retry budget. */
export class Upstream {
  /** Behind the breaker. */
  readonly provider: Provider
  readonly retries: RetryBudget
  readonly #breaker: Breaker

  constructor({ provider, clock, log }: Pick<Deps, 'provider' | 'clock' | 'log'>) {
    const now = () => clock().getTime()
    this.#breaker = new Breaker(now, (event, facts) => log('warn', event, facts))
    this.provider = guarded(provider, this.#breaker)
    this.retries = new RetryBudget(now)
  }

  /** @throws AppError `provider_down` while the breaker is open, so that nobody waits only to be refused */
  mustBeUp(): void {
    const rest = this.#breaker.restSeconds
    if (rest !== null) throw new AppError('provider_down', { retryAfter: rest })
  }
}
