import { wordsOf } from '../reading/food-names.ts'
import type { ReadLine } from '../reading/read-line.ts'
import { EATEN_WORDS } from '../reading/share-eaten.ts'
import type { Food } from '../table/food.ts'
import { words } from '../text/food-words.ts'
import { asAnyKind } from '../usda/any-kind.ts'
import { goesWithout } from '../usda/goes-without.ts'
import { leftOutOf } from '../usda/left-out.ts'
import { plainFood } from '../usda/plain-names.ts'
import { dishNamed } from '../usda/plate-dish.ts'
import { plateFood } from '../usda/plate-names.ts'
import { tellingIn } from '../usda/plate-words.ts'
import { servedKind } from '../usda/served-kind.ts'
import { worldFoodLoosely } from '../usda/world-names.ts'
import { worldDish } from './world-dish.ts'

/** What a name means on a plate, if it means another food in a recipe. */
export type Served = {
  food: Food | null
  /** Whether a word makes the name another food, and no table has that food. */
  isLacking: boolean
  /** Whether it is known by exactly this name, with its words in any order. */
  isNamed?: boolean
}

export function servedAs(read: ReadLine): Served {
  const { name, food, either } = read
  const said = saidOf(read)
  const called = plateFood(said)
  if (called) return { ...sure(called), isNamed: true }
  const dish = worldDish(read, said)
  if (dish) return { ...sure(dish), isNamed: true }
  if (!food || leavesItOut(read))
    return orLacking(dishNamed(said) ?? goesWithout(said) ?? worldFoodLoosely(said))
  if (isOnAShelf(food, said)) return sure(madeOf(food, said))
  if (food.fromUsda && isInSyrup(said, food)) return sure(dishNamed(`canned ${said}`.replace(IN_SYRUP, '')))
  // A substitute matches all words of the name except cooking words, which may make it another dish on a plate.
  if (food.fromUsda) return sure(plainFood(name) ? null : dishNamed(said))
  if (!tellingIn(said).every((word) => wordsOf(food).has(word)))
    return orLacking(dishNamed(said) ?? goesWithout(said) ?? worldFoodLoosely(said))
  return sure(either ? null : (asAnyKind(food, said) ?? servedKind(food, wordsOf(food), said)))
}

const sure = (food: Food | null): Served => ({ food, isLacking: false })
const orLacking = (food: Food | null): Served => ({ food, isLacking: food === null })

/** The name with everything after it, without punctuation. */
export const saidOf = ({ name, rest }: Pick<ReadLine, 'name' | 'rest'>): string =>
  rest
    .replace(EATEN_WORDS, '')
    .replace(/[(),:]/g, ' ')
    .trim() || name

/** "Noodle-free lasagna" is not counted as the noodles, nor a sandwich without its bread as one with it. */
export function leavesItOut({ rest, name, food }: ReadLine): boolean {
  const leftOut = leftOutOf(rest || name)
  if (!food || leftOut.length === 0) return false
  const [kind = ''] = food.name.split(',')
  return (
    leftOut.includes(words(kind).at(-1) ?? '') ||
    (food.fromUsda === true &&
      leftOut.some((word) => STARCHES.has(word) && !leftOutOf(food.name).includes(word)))
  )
}

const STARCHES = new Set(
  'bun bread roll toast tortilla wrap crust noodle pasta rice potato fry bean crouton breading batter'.split(
    ' ',
  ),
)

/** Bought dry or concentrated, and eaten made with water or milk. */
const ON_A_SHELF = /\b(?:powder|mix|condensed|instant)\b/i

const isOnAShelf = ({ name }: Food, said: string): boolean => ON_A_SHELF.test(name) && !ON_A_SHELF.test(said)

function madeOf({ per100g }: Food, said: string): Food | null {
  const made = dishNamed(said)
  return made && (made.per100g.carbs ?? 0) < MUCH_LESS * (per100g.carbs ?? 0) ? made : null
}

const MUCH_LESS = 0.9

/** Fruit from a can, where the words one by one would mean a syrup. */
const isInSyrup = (said: string, { group }: Food): boolean => IN_SYRUP.test(said) && group !== 'fruit'
const IN_SYRUP = / in (?:(?:light|heavy) )?syrup$/i
