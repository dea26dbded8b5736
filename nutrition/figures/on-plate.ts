import { wordsOf } from '../reading/food-names.ts'
import type { ReadLine } from '../reading/read-line.ts'
import type { Food } from '../table/food.ts'
import { words } from '../text/food-words.ts'
import { asAnyKind } from '../usda/any-kind.ts'
import { leftOutOf } from '../usda/left-out.ts'
import { dishNamed, tellingIn } from '../usda/plate-dish.ts'
import { plateFood } from '../usda/plate-names.ts'

/**
 * A line as a plate means it: what stands on it is ready to eat, and named as one orders it. "Chicken tenders" are
 * breaded, "hot dog" is in its bun, and a name of several foods is a dish of them, not the one of them that the table knows.
 */
export function onPlate(read: ReadLine): ReadLine {
  const grams = statedGrams(read)
  if (read.question || read.parts || grams === null) return read
  if (read.grams !== null && COB.test(read.name)) return withoutHusk(read, read.grams, grams)
  if (isLeftOut(read)) return { ...read, food: null, either: null, note: '' }
  const food = servedAs(read)
  if (!food || food === read.food) return read.food && isAsEaten(read.food) ? { ...read, either: null } : read
  const counted = read.food?.id === food.id ? `${food.standIn}` : food.name
  return {
    ...read,
    food,
    grams,
    between: null,
    either: null,
    negligible: false,
    weighedBy: `${Math.round(grams)} g as written`,
    note: `counted as USDA ${counted}`,
  }
}

/** FNDDS, whose codes have eight digits, tells foods as they are eaten, never dry. */
const isAsEaten = ({ fromUsda, ndb }: Food): boolean => fromUsda === true && ndb.length > 5

/** Nobody is served the husk; whether the cob was weighed is not said, so it is counted halfway, with the range of both. */
const withoutHusk = (read: ReadLine, withAll: number, kernels: number): ReadLine => ({
  ...read,
  grams: (withAll + kernels) / 2,
  between: { least: withAll, most: kernels },
  note: 'weighed without the husk, with the cob or without it',
})

/** "Burger, no bun" is not counted as the bun. */
function isLeftOut({ rest, name, food }: ReadLine): boolean {
  const [kind = ''] = food?.name.split(',') ?? []
  return leftOutOf(rest || name).includes(words(kind).at(-1) ?? '')
}

const COB = /\bcobs?\b/i

function servedAs({ name, rest, food, either }: ReadLine): Food | null {
  const said = rest.replace(/[(),:]/g, ' ').trim() || name
  const called = plateFood(said)
  if (called) return called
  if (!food) return dishNamed(said)
  if (food.fromUsda) return isInSyrup(said, food) ? dishNamed(`canned ${said}`.replace(IN_SYRUP, '')) : null
  if (!tellingIn(said).every((word) => wordsOf(food).has(word))) return dishNamed(said)
  return either ? null : asAnyKind(food, said)
}

/** Fruit from a can, where the words one by one would mean a syrup. */
const isInSyrup = (said: string, { group }: Food): boolean => IN_SYRUP.test(said) && group !== 'fruit'
const IN_SYRUP = / in (?:(?:light|heavy) )?syrup$/i

/** "180 g rice", "rice: 180 g", "rice (180 grams)". */
function statedGrams({ line }: ReadLine): number | null {
  const found = /(\d{1,4}(?:\.\d{1,15})?) ?(?:g|grams?)\b/i.exec(line)
  return found ? Number(found[1]) : null
}
