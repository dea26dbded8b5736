import { AppError } from '@evenplate/domain/errors'
import { FOOD_LOOKUP, type ShopFood } from '@evenplate/domain/shop-food'
import { searchFoods } from '@evenplate/nutrition/shopping/search-foods'
import { shopFoodsOf } from '@evenplate/nutrition/shopping/shop-food-of'
import { Hono } from 'hono'
import type { Deps } from '../deps/deps.ts'
import { addressHash } from '../identity/identify.ts'
import { MinuteLimit } from '../identity/minute-limit.ts'

/** Per address within a minute: several people typing food names behind one network. */
export const FOODS_A_MINUTE = 300

/**
 * `GET /foods?ids=egg,carrots`: how these foods are bought; unknown ids are left out. `GET /foods?q=spin`: foods
 * whose name this may be, best first. The same for everyone, so it may be cached; no identity is needed.
 */
export function foodsRoute(deps: Deps): Hono {
  const limit = new MinuteLimit(FOODS_A_MINUTE, deps.clock)
  return new Hono().get('/', (c) => {
    if (!limit.admits(addressHash(c, deps))) throw new AppError('request_limit', { retryAfter: 60 })
    const foods = found(c.req.query('ids'), c.req.query('q'))
    c.header('cache-control', 'public, max-age=3600')
    return c.json(foods)
  })
}

/** @throws AppError `invalid_request` for neither or both, too many ids, or too long a name */
function found(ids: string | undefined, name: string | undefined): ShopFood[] {
  if ((ids === undefined) === (name === undefined)) throw new AppError('invalid_request')
  if (name !== undefined) {
    if (name.length > FOOD_LOOKUP.name)
      throw invalid(`Please keep the name under ${FOOD_LOOKUP.name + 1} characters.`)
    return searchFoods(name, FOOD_LOOKUP.found)
  }
  if ((ids ?? '').length > FOOD_LOOKUP.ids * FOOD_LOOKUP.idLength)
    throw invalid(`Please ask for at most ${FOOD_LOOKUP.ids} foods.`)
  const asked = new Set(ids?.split(',').filter(Boolean))
  if (asked.size > FOOD_LOOKUP.ids) throw invalid(`Please ask for at most ${FOOD_LOOKUP.ids} foods.`)
  return shopFoodsOf([...asked])
}

const invalid = (message: string): AppError => new AppError('invalid_request', { message })
