import { FOOD_LOOKUP, type ShopFood, shopFoods } from '@evenplate/domain/shop-food'
import type { Api } from '@evenplate/platform/contract'

/** Ids in one request: they are part of an address. */
const AT_ONCE = 120

/** How foods are sold. @throws AppError */
export async function foodsById(api: Api, ids: readonly string[]): Promise<ShopFood[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  )
  const found = await Promise.all(
    parts.map((part) =>
      api.get(`/foods?ids=${part.map(encodeURIComponent).join(',')}`, (reply) => shopFoods.parse(reply)),
    ),
  )
  return found.flat()
}

/** Foods whose name this may be, best first. @throws AppError */
export const foodsNamed = (api: Api, name: string, signal: AbortSignal): Promise<ShopFood[]> =>
  api.get(
    `/foods?q=${encodeURIComponent(name.slice(0, FOOD_LOOKUP.name))}`,
    (reply) => shopFoods.parse(reply),
    { signal },
  )
