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
export const askFill = (api: Api, request: FillRequest, signal?: AbortSignal): Promise<FillReply> =>
  api.post('/meal-plans/fill', request, (reply) => fillReply.parse(reply), signal ? { signal } : {})

/** Three dishes for one slot. @throws AppError */
export const askCandidates = (
  api: Api,
  request: FillRequest,
  slot: string,
  signal?: AbortSignal,
): Promise<CandidatesReply> =>
  api.post(
    '/meal-plans/candidates',
    { ...request, slot },
    (reply) => candidatesReply.parse(reply),
    signal ? { signal } : {},
  )

/** What the gateway is asked with: the week, and of its dishes those that stay. */
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
