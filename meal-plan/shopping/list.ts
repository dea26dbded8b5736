import { AISLE_NAMES, AISLES, type Aisle, type ShopFood, type ShopPackage } from '@evenplate/domain/shop-food'
import type { PantryItem } from '../fill.ts'
import type { Plan } from '../plan.ts'
import { type Amount, amountOf } from './amount.ts'
import { type FoodForm, type FoodNeed, needsOf, pantryOf, wordsKey } from './needs.ts'
import { NOTHING } from './packages.ts'
import { NO_SETTINGS, type ShoppingSettings, type Staple } from './settings.ts'

/** Something that a person wrote on the list. */
export type OwnItem = { id: string; text: string }

/** A food to buy. */
export type FoodItem = {
  /** The food's id: stays the same however the plan changes. */
  key: string
  name: string
  aisle: Aisle
  /** Grams to buy, of the part that is eaten: what the slots cook, less what is at home. */
  grams: number
  /** Grams that the slots cook, and that the pantry gives. `grams` is the difference. */
  cooked: number
  fromPantry: number
  /** Null if no weight is known: then `unweighed` has everything. */
  amount: Amount | null
  slots: readonly string[]
  /** Amounts that recipes give in another form: 600 g cooked rice is bought dry. */
  forms: readonly FoodForm[]
  /** Lines of it without a weight, "salt to taste". */
  unweighed: readonly string[]
}

/** A line that no food was found for, in its own words. */
export type LineItem = { key: string; words: string; times: number; slots: readonly string[] }

export type ShoppingList = {
  /** The Monday. */
  week: string
  aisles: { aisle: Aisle; name: string; items: FoodItem[] }[]
  /** Shown as written: we do not know how they are sold. */
  lines: LineItem[]
  staples: { key: string; name: string; forLows: boolean }[]
  own: { key: string; text: string }[]
  /** Foods of the week with enough at home. */
  atHome: FoodItem[]
}

/**
 * What to buy for a week.
 * @param pantry subtracted once for the whole week
 * @param foods by id, from `GET /api/foods` (`foodIdsOf` says which); a food that is missing is bought by weight, by its recipe's name
 */
export function shoppingList(
  plan: Plan,
  pantry: readonly PantryItem[],
  foods: ReadonlyMap<string, ShopFood>,
  settings: ShoppingSettings = NO_SETTINGS,
  own: readonly OwnItem[] = [],
): ShoppingList {
  const needs = needsOf(plan, foods)
  const atHome = pantryOf(pantry, foods)
  const packages = new Map(settings.packages.map(({ food, grams }) => [food, grams]))
  const items = [...needs.foods.values()]
    .map((need) => itemOf(need, atHome.get(need.food) ?? 0, soldAs(need, foods, packages)))
    .sort(byName)
  // For a line without a weight, any amount at home is enough.
  const isAtHome = ({ key, grams }: FoodItem) => grams <= NOTHING && (atHome.get(key) ?? 0) > 0
  return {
    week: plan.week,
    aisles: aislesIn(settings.aisles)
      .map((aisle) => ({
        aisle,
        name: AISLE_NAMES[aisle],
        items: items.filter((item) => item.aisle === aisle && !isAtHome(item)),
      }))
      .filter(({ items }) => items.length > 0),
    lines: needs.lines
      .map((line) => ({ key: lineKey(line.words), ...line }))
      .sort((a, b) => (a.key < b.key ? -1 : 1)),
    staples: settings.staples.map((one: Staple) => ({
      key: `staple:${one.id}`,
      name: one.name,
      forLows: one.forLows,
    })),
    own: own.map(({ id, text }) => ({ key: `own:${id}`, text })),
    atHome: items.filter(isAtHome),
  }
}

/** Ids to ask `GET /api/foods` for: of the week's dishes and of what is at home. */
export function foodIdsOf(plan: Plan, pantry: readonly PantryItem[]): string[] {
  const lines = Object.values(plan.dishes).flatMap(({ recipe }) => recipe.figures.lines)
  return [
    ...new Set([...lines.flatMap(({ foodId }) => foodId ?? []), ...pantry.map(({ food }) => food)]),
  ].sort()
}

/** All aisles, the person's own order first. */
export const aislesIn = (own: readonly Aisle[]): Aisle[] => [...new Set([...own, ...AISLES])]

/** A key for a line without a food that stays the same when the plan changes: FNV-1a over its words. */
export function lineKey(words: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(wordsKey(words))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return `line:${hash.toString(16).padStart(16, '0')}`
}

function itemOf(need: FoodNeed, have: number, food: ShopFood): FoodItem {
  const fromPantry = Math.min(have, need.grams)
  const grams = need.grams - fromPantry
  return {
    key: need.food,
    name: food.name,
    aisle: food.aisle,
    grams,
    cooked: need.grams,
    fromPantry,
    amount: grams > (have > 0 ? NOTHING : 0) ? amountOf(grams, food) : null,
    slots: need.slots,
    forms: need.forms,
    unweighed: need.unweighed,
  }
}

/** How a food is sold, in the person's own package if they gave one. */
function soldAs(
  { food: id, called }: FoodNeed,
  foods: ReadonlyMap<string, ShopFood>,
  own: ReadonlyMap<string, number>,
): ShopFood {
  const food = foods.get(id) ?? { id, name: called, aisle: 'other', buy: { by: 'g' }, packages: [] }
  const grams = own.get(id)
  if (grams === undefined) return food
  const buy = food.buy.by === 'jar' ? { by: 'g' as const } : food.buy
  return { ...food, buy, packages: [ownPackage(grams, { ...food, buy })] }
}

function ownPackage(grams: number, { buy, packages }: ShopFood): ShopPackage {
  const kind = packages.find((one) => one.kind !== 'pieces')?.kind ?? 'package'
  if (buy.by === 'ml') return { kind, grams, label: grams / buy.density }
  const pieces = buy.by === 'piece' ? grams / buy.grams : 0.5
  return Number.isInteger(pieces) ? { kind: 'pieces', grams, label: pieces } : { kind, grams, label: grams }
}

const byName = (a: FoodItem, b: FoodItem): number =>
  a.name === b.name ? (a.key < b.key ? -1 : 1) : a.name < b.name ? -1 : 1
