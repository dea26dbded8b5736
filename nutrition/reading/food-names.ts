import type { Food } from '../table/food.ts'
import { FOODS } from '../table/foods.ts'
import { words } from '../text/food-words.ts'
import { PREPARATION, STATES } from '../text/line-words.ts'

/** A name of a food, as comparable words. */
export type FoodName = { tokens: string[]; food: Food }

let byHead: Map<string, FoodName[]> | undefined

/** Names by their last word, the most specific first; built once, at the first lookup. */
export function namesByHead(): Map<string, FoodName[]> {
  if (byHead) return byHead
  byHead = new Map()
  for (const food of FOODS) {
    for (const name of [food.name, ...food.aliases]) {
      const tokens = words(name)
      const head = tokens.at(-1)
      if (head) byHead.set(head, [...(byHead.get(head) ?? []), { tokens, food }])
    }
  }
  for (const list of byHead.values()) list.sort((a, b) => tellingOf(b) - tellingOf(a))
  return byHead
}

/** How specific a name is: words that only say how a food is cut do not count; whether it is salted does. */
const tellingOf = ({ tokens }: FoodName): number =>
  tokens.filter((word) => !PREPARATION.has(word) || STATES.has(word) || SALT.has(word)).length * 24 +
  tokens.length

const SALT: ReadonlySet<string> = new Set(['salt', 'sodium', 'salted', 'unsalted'])

const ownWords = new Map<string, ReadonlySet<string>>()

/** Every word of a food's own names: on a line they add nothing, in any order. */
export function wordsOf(food: Food): ReadonlySet<string> {
  const known = ownWords.get(food.id)
  if (known) return known
  const own = new Set([food.name, ...food.aliases].flatMap((name) => words(name)))
  ownWords.set(food.id, own)
  return own
}
