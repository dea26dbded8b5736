import { shopFoods } from '@evenplate/domain/shop-food'
import type { PantryItem } from '@evenplate/meal-plan/fill'
import { dishIn, type Plan, type PlannedDish, type Slot } from '@evenplate/meal-plan/plan'
import type { Portion } from '@evenplate/meal-plan/rules'
import type { Api } from '@evenplate/platform/contract'

/**
 * What the shopping list gains and loses if a dish takes a slot, in a few words. The gateway is asked how foods are
 * sold, without identifying the visitor.
 * @throws AppError
 */
export async function listChangeWith(
  api: Api,
  plan: Plan,
  slot: Slot,
  to: { dish: PlannedDish; portion: Portion },
  pantry: readonly PantryItem[],
): Promise<string> {
  const { changesWith, sayChanges } = await import(
    /* webpackChunkName: "list-change" */ '@evenplate/meal-plan/shopping/compare'
  )
  const before = slot.content?.kind === 'dish' ? dishIn(plan, slot) : null
  // Foods of other dishes are the same in both lists.
  const ids = new Set([before, to.dish].flatMap((dish) => (dish ? foodsIn(dish) : [])))
  const path = `/foods?ids=${[...ids].toSorted().map(encodeURIComponent).join(',')}`
  const foods = ids.size > 0 ? await api.get(path, (reply) => shopFoods.parse(reply)) : []
  return sayChanges(changesWith(plan, slot.id, to, pantry, new Map(foods.map((food) => [food.id, food]))))
}

const foodsIn = ({ recipe: { figures } }: PlannedDish): string[] =>
  figures.lines.flatMap(({ foodId }) => foodId ?? [])
