import { AppError } from '@evenplate/domain/errors'
import type { Quota } from '@evenplate/domain/recipe-events'
import type { LimitReason, Usage } from '../store/store.ts'

export const quotaOf = ({ limit, used, resetAt }: Usage): Quota => ({
  limit,
  used,
  remaining: Math.max(0, limit - used),
  resetAt,
})

/** A refusal with the current counts, so that a page can correct its own. */
export class LimitError extends AppError {
  readonly quota: Quota

  constructor(reason: LimitReason, usage: Usage, now: Date) {
    // A full recipe box does not empty at midnight.
    const seconds = Math.ceil((Date.parse(usage.resetAt) - now.getTime()) / 1000)
    super(reason, { retryAfter: reason === 'saved_limit' ? undefined : Math.max(1, seconds) })
    this.quota = quotaOf(usage)
  }

  override toJSON() {
    return { ...super.toJSON(), quota: this.quota }
  }
}
