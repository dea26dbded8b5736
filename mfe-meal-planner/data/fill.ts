import { isAppError } from '@evenplate/domain/errors'
import {
  type CandidatesReply,
  candidatesReply,
  type FillReply,
  type FillRequest,
  fillReply,
  type PantryItem,
} from '@evenplate/meal-plan/fill'
import type { Plan, PlannedDish } from '@evenplate/meal-plan/plan'
import type { Api } from '@evenplate/platform/contract'
import { cookingDish } from '../plan/leftovers.ts'

export type Saved = FillRequest['saved']

/** @throws AppError `fill_limit`, `invalid_request`, `offline` … */
export const askFill = (api: Api, request: FillRequest, signal: AbortSignal): Promise<FillReply> =>
  patiently(signal, () =>
    api.post('/meal-plans/fill', request, (reply) => fillReply.parse(reply), { signal }),
  )

/** Three dishes for one slot. @throws AppError */
export const askCandidates = (
  api: Api,
  request: FillRequest,
  slot: string,
  signal: AbortSignal,
): Promise<CandidatesReply> =>
  patiently(signal, () =>
    api.post('/meal-plans/candidates', { ...request, slot }, (reply) => candidatesReply.parse(reply), {
      signal,
    }),
  )

/** How often a gateway that is still working for this person is asked again, and after how many seconds at most. */
const TRIES = 4
const LONGEST = 20

/** How much one person may have computed at once is limited: the page waits its turn, so that nobody has to press twice. */
async function patiently<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (tries === TRIES || !isAppError(error) || !WAITS.has(error.code)) throw error
      const seconds = Math.min(LONGEST, error.retryAfter ?? 1)
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      signal.throwIfAborted()
    }
  }
}

const WAITS: ReadonlySet<string> = new Set(['count_limit', 'person_busy'])

/** The request to the gateway: the week, and those of its dishes that stay. */
export function requestOf(plan: Plan, seed: number, saved: Saved, pantry: PantryItem[]): FillRequest {
  const stays = plan.slots.filter(({ locked }) => locked).flatMap((slot) => cookingDish(plan, slot) ?? [])
  const dishes = new Map<string, PlannedDish>(stays.map((dish) => [dish.id, dish]))
  return {
    week: plan.week,
    rules: plan.rules,
    slots: plan.slots,
    dishes: [...dishes.values()],
    saved,
    pantry,
    seed,
  }
}
