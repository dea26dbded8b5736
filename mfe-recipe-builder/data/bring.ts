import {
  type BringCountReply,
  type BringCountRequest,
  type BringReply,
  type BringRequest,
  bringCountReply,
  bringReply,
} from '@evenplate/domain/brought-recipe'
import { FOOD_LOOKUP, type ShopFood, shopFoods } from '@evenplate/domain/shop-food'
import type { Api } from '@evenplate/platform/contract'

/**
 * Has the gateway read what somebody brought: it stores nothing.
 * @throws AppError e.g. `bring_limit`, `link_refused`, `too_large`, `offline`
 */
export const readBrought = (api: Api, request: BringRequest, signal: AbortSignal): Promise<BringReply> =>
  api.post('/bring/read', request, (reply) => bringReply.parse(reply), { signal })

/**
 * Counts it line by line, with its corrections.
 * @throws AppError e.g. `count_limit`, `offline`
 */
export const countBrought = (
  api: Api,
  request: BringCountRequest,
  signal: AbortSignal,
): Promise<BringCountReply> =>
  api.post('/bring/count', request, (reply) => bringCountReply.parse(reply), { signal })

/**
 * Foods of our table that this name may mean, best first.
 * @throws AppError
 */
export const foodsNamed = (api: Api, name: string, signal: AbortSignal): Promise<ShopFood[]> =>
  api.get(
    `/foods?q=${encodeURIComponent(name.slice(0, FOOD_LOOKUP.name))}`,
    (reply) => shopFoods.parse(reply),
    { signal },
  )
