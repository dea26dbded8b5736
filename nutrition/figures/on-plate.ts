import type { ReadLine } from '../reading/read-line.ts'
import type { Food } from '../table/food.ts'
import { asOrdered } from './as-ordered.ts'
import { maybeSauced } from './maybe-sauced.ts'
import { hasUnknownPart, putTogether } from './put-together.ts'
import { leavesItOut, servedAs } from './served-as.ts'

/**
 * A line read as part of a plate: the food is ready to eat and named as one orders it. "Chicken tenders" are breaded, a
 * "hot dog" is in its bun, and a name with several foods is a dish of all of them, not the one our table knows.
 */
export function onPlate(read: ReadLine): ReadLine {
  const grams = statedGrams(read)
  if (read.question || read.parts || grams === null) return read
  if (read.grams !== null && COB.test(read.name)) return withoutHusk(read, read.grams, grams)
  const { food, isLacking, isNamed } = servedAs(read)
  const ordered = isNamed ? null : asOrdered(read, grams, onPlate)
  if (ordered) return ordered
  const both = isLacking ? putTogether(read, grams, onPlate) : null
  if (both) return both
  const isUnknown = isLacking && hasUnknownPart(read, grams, onPlate)
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
function statedGrams({ line }: ReadLine): number | null {
  const found = /(\d{1,4}(?:\.\d{1,15})?) ?(?:g|grams?)\b/i.exec(line)
  return found ? Number(found[1]) : null
}
