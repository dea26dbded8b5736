import { wordsOf } from '../reading/food-names.ts'
import { type ReadLine, readLine } from '../reading/read-line.ts'
import type { Food } from '../table/food.ts'
import { words } from '../text/food-words.ts'
import { leftOutOf } from '../usda/left-out.ts'
import { tellingIn } from '../usda/plate-words.ts'
import { asOrdered } from './as-ordered.ts'
import { maybeSauced } from './maybe-sauced.ts'
import { hasUnknownPart, putTogether } from './put-together.ts'
import { leavesItOut, saidOf, servedAs } from './served-as.ts'
import { toldInWords } from './told-in-words.ts'

/**
 * A line read as part of a plate: the food is ready to eat and named as one orders it. "Chicken tenders" are breaded, a
 * "hot dog" is in its bun, and a name with several foods is a dish of all of them, not the one our table knows.
 */
export function onPlate(read: ReadLine): ReadLine {
  const grams = statedGrams(read)
  if (read.question || read.parts || grams === null) return read
  if (read.grams !== null && COB.test(read.name)) return withoutHusk(read, read.grams, grams)
  const inWords = toldInWords(saidOf(read))
  return inWords
    ? { ...asNamed(readLine(`${grams} g ${inWords}`), grams), line: read.line }
    : asNamed(read, grams)
}

function asNamed(read: ReadLine, grams: number): ReadLine {
  const { food, isLacking, isNamed } = servedAs(read)
  const ordered = isNamed ? null : asOrdered(read, grams, onPlate)
  if (ordered) return ordered
  const both = isLacking ? putTogether(read, grams, onPlate) : null
  if (both) return both
  const isUnknown = isLacking && (isOtherDish(read) || hasUnknownPart(read, grams, onPlate))
  if (isUnknown) return { ...read, food: null, either: null, note: '' }
  const sauced = isLacking && !leavesItOut(read) ? maybeSauced(read, grams) : null
  if (sauced) return sauced
  if (!food && leavesItOut(read)) return { ...read, food: null, either: null, note: '' }
  if (!food || food === read.food) return read.food && isAsEaten(read.food) ? { ...read, either: null } : read
  if (food.id === read.food?.id && !food.standIn) return { ...read, food }
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

/** A name that ends with a dish is no other food: a shrimp taco is not shrimp, and a kreplach soup no broth. */
function isOtherDish(read: ReadLine): boolean {
  const said = saidOf(read)
  const last = tellingIn(said).at(-1) ?? ''
  if (!read.food || !DISHES.has(last) || leftOutOf(said).includes(last)) return false
  return !wordsOf(read.food).has(last)
}

const DISHES = new Set(
  words(
    `taco tostada quesadilla enchilada burrito pupusa arepa empanada tamale soup stew chowder bisque pie tart cake cookie muffin
    wrap sandwich pizza pasta noodle risotto casserole lasagna curry pudding pancake waffle crepe dumpling salad pilaf porridge
    gratin souffle quiche croquette fritter pita pastry pasty turnover bread roll ball bun pancit ramen biryani chutney cutlet`,
  ),
)

/** FNDDS (codes of eight digits) lists foods as they are eaten, never dry. */
const isAsEaten = ({ fromUsda, ndb }: Food): boolean => fromUsda === true && ndb.length > 5

/** Nobody is served the husk. The line does not say if the cob was weighed, so we count the middle, with the range of both. */
const withoutHusk = (read: ReadLine, withAll: number, kernels: number): ReadLine => ({
  ...read,
  grams: (withAll + kernels) / 2,
  between: { least: withAll, most: kernels },
  note: 'weighed without the husk, with the cob or without it',
})

const COB = /\bcobs?\b/i

/** "180 g rice", "rice: 180 g", "rice (180 grams)". */
export function statedGrams({ line }: ReadLine): number | null {
  const found = /(\d{1,4}(?:\.\d{1,15})?) ?(?:g|grams?)\b/i.exec(line)
  return found ? Number(found[1]) : null
}
