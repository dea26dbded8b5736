import type { ShopFood } from '@evenplate/domain/shop-food'
import type { AsBought, Food } from '../table/food.ts'
import { foodById } from '../table/foods.ts'
import { usdaFoodById } from '../usda/stand-in.ts'
import { aisleOf } from './aisle-of.ts'
import { boughtAs } from './bought-as.ts'
import { howBought } from './how-bought.ts'
import { packagesOf } from './packages-of.ts'

const made = new WeakMap<Food, ShopFood>()

/** A food as shops sell it. */
export function shopFoodOf(food: Food): ShopFood {
  const known = made.get(food) ?? make(food)
  made.set(food, known)
  return known
}

/**
 * Foods as shops sell them, each once: what to buy for each id. An id that no table knows is left out.
 * @param ids as `figures.lines[].foodId` has them
 */
export function shopFoodsOf(ids: readonly string[]): ShopFood[] {
  const found = new Map<string, ShopFood>()
  for (const id of ids) {
    const food = foodById(id) ?? usdaFoodById(id)
    if (!food) continue
    const shop = shopFoodOf(food)
    found.set(id, shop)
    const bought = shop.boughtAs && foodById(shop.boughtAs.id)
    if (bought) found.set(bought.id, shopFoodOf(bought))
  }
  return [...found.values()]
}

function make(food: Food): ShopFood {
  const aisle = aisleOf(food)
  const buy = howBought(food, aisle)
  const edible = edibleOf(food.asBought)
  const as = boughtAs(food)
  return {
    id: food.id,
    name: food.name,
    aisle,
    buy,
    packages: packagesOf(food, aisle, buy),
    ...(buy.by === 'g' && edible && { edible }),
    ...(as && { boughtAs: as }),
  }
}

/** Meat and nuts are usually sold without bone or shell, fruit and vegetables with their peel. */
function edibleOf(sold: AsBought | undefined): number | undefined {
  if (!sold) return undefined
  const bare = sold.with === 'bone' || sold.with === 'shell'
  return bare && !sold.usually ? undefined : sold.edible
}
