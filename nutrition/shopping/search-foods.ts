import type { ShopFood } from '@evenplate/domain/shop-food'
import { findFood } from '../reading/find-food.ts'
import { findStandIn } from '../reading/find-stand-in.ts'
import type { Food } from '../table/food.ts'
import { FOODS } from '../table/foods.ts'
import { words } from '../text/food-words.ts'
import { shopFoodOf } from './shop-food-of.ts'

/**
 * Foods that the typed text may mean, best first: the food that the reader of ingredient lines finds, then those whose
 * names begin with the words, as long as the last word is still being typed.
 * @param typed a name or its beginning, "spin"
 * @param most how many at most
 */
export function searchFoods(typed: string, most: number): ShopFood[] {
  const said = words(typed.slice(0, LONGEST))
  if (said.length === 0) return []
  const read = findFood(typed)
  const found = FOODS.flatMap((food) => {
    const cost = costOf(food, said)
    return cost === null || food === read ? [] : [{ food, cost }]
  })
    .sort((a, b) => a.cost - b.cost)
    .map(({ food }) => food)
  const foods = read ? [read, ...found] : found
  const standIn = foods.length === 0 ? findStandIn(typed)?.food : undefined
  return (standIn ? [standIn] : foods).slice(0, most).map(shopFoodOf)
}

/** How many typed letters are read. */
const LONGEST = 160

/** Lower is nearer; null if no name of the food has all words. */
function costOf(food: Food, said: readonly string[]): number | null {
  let least: number | null = null
  namesOf(food).forEach((name, at) => {
    if (!begins(name, said)) return
    const isMade = shopFoodOf(food).boughtAs ? 4 : 0
    const cost =
      (name[0]?.startsWith(said[0] ?? '') ? 0 : 2) + name.length - said.length + (at > 0 ? 0.5 : 0) + isMade
    least = least === null ? cost : Math.min(least, cost)
  })
  return least
}

/** Whether each word is one of the name's, and the last at least the beginning of one. */
const begins = (name: readonly string[], said: readonly string[]): boolean =>
  said.every((word, at) => name.some((own) => (at === said.length - 1 ? own.startsWith(word) : own === word)))

let names: ReadonlyMap<Food, string[][]> | undefined

function namesOf(food: Food): string[][] {
  names ??= new Map(FOODS.map((one) => [one, [one.name, ...one.aliases].map(words)]))
  return names.get(food) ?? []
}
