import type { ShopFood } from '@evenplate/domain/shop-food'
import type { PantryItem } from '../fill.ts'
import type { Plan, PlannedDish } from '../plan.ts'
import type { Portion } from '../rules.ts'
import { sayNeed } from './amount.ts'
import { type FoodItem, type ShoppingList, shoppingList } from './list.ts'
import { packagesFor } from './packages.ts'
import { NO_SETTINGS, type ShoppingSettings } from './settings.ts'

/** A food whose amount on the list changes. */
export type ListChange = { key: string; name: string; grams: number; says: string }

export type ListChanges = { adds: ListChange[]; drops: ListChange[] }

/** What the list gains and loses if another dish takes a slot, largest first. Leftovers of the slot become the new dish's. */
export function changesWith(
  plan: Plan,
  slotId: string,
  to: { dish: PlannedDish; portion: Portion },
  pantry: readonly PantryItem[],
  foods: ReadonlyMap<string, ShopFood>,
  settings: ShoppingSettings = NO_SETTINGS,
): ListChanges {
  const slots = plan.slots.map((slot) =>
    slot.id === slotId
      ? { ...slot, content: { kind: 'dish' as const, dish: to.dish.id }, portion: to.portion }
      : slot,
  )
  const changed = { ...plan, slots, dishes: { ...plan.dishes, [to.dish.id]: to.dish } }
  return changesBetween(
    shoppingList(plan, pantry, foods, settings),
    shoppingList(changed, pantry, foods, settings),
    foods,
  )
}

/** What a later list has more or less of than an earlier one. */
export function changesBetween(
  before: ShoppingList,
  after: ShoppingList,
  foods: ReadonlyMap<string, ShopFood>,
): ListChanges {
  const [had, has] = [itemsOf(before), itemsOf(after)]
  const rows = [...new Set([...had.keys(), ...has.keys()])].flatMap((key): ListChange[] => {
    const item = has.get(key) ?? had.get(key)
    const grams = (has.get(key)?.grams ?? 0) - (had.get(key)?.grams ?? 0)
    if (!item || Math.abs(grams) < LEAST) return []
    return [{ key, name: item.name, grams, says: sayChange(Math.abs(grams), item, foods.get(key)) }]
  })
  return {
    adds: rows.filter(({ grams }) => grams > 0).sort((a, b) => b.grams - a.grams),
    drops: rows.filter(({ grams }) => grams < 0).sort((a, b) => a.grams - b.grams),
  }
}

/** "Adds 200 g (7.1 oz) salmon; drops 1 can of chickpeas". Spices and other small amounts are only on the list. */
export function sayChanges({ adds, drops }: ListChanges, most = 2): string {
  const part = (verb: string, changes: readonly ListChange[]): string[] => {
    const told = changes.filter(({ grams }) => Math.abs(grams) >= WORTH_TELLING)
    if (told.length === 0) return []
    const rest = told.length - most
    const others = rest > 0 ? ` and ${rest} more` : ''
    return [
      `${verb} ${told
        .slice(0, most)
        .map(({ says }) => says)
        .join(', ')}${others}`,
    ]
  }
  const said = [...part('adds', adds), ...part('drops', drops)].join('; ')
  return said ? said.charAt(0).toUpperCase() + said.slice(1) : 'Changes almost nothing on the list'
}

const LEAST = 0.5
const WORTH_TELLING = 15

const itemsOf = (list: ShoppingList): Map<string, FoodItem> =>
  new Map(list.aisles.flatMap(({ items }) => items).map((item) => [item.key, item]))

function sayChange(grams: number, { name }: FoodItem, food: ShopFood | undefined): string {
  if (!food) return `${Math.ceil(grams)} g ${name}`
  if (food.buy.by === 'jar') return name
  const can = packagesFor(grams, food.packages)?.packages
  const only = can?.length === 1 ? can[0] : undefined
  if (only?.of.kind === 'can' && food.buy.by === 'g')
    return `${only.count} ${only.count === 1 ? 'can' : 'cans'} of ${name}`
  const need = sayNeed(grams, food)
  if (food.buy.by !== 'piece') return `${need} ${name}`
  const isNamed = need.endsWith(food.buy.one) || need.endsWith(food.buy.many)
  return isNamed && name.includes(food.buy.one) ? need : `${need} of ${name}`
}
