import type { BookDish, DishFood, DishWay } from '../../../dish-book/dish.ts'
import { expand } from '../../../dish-book/expand.ts'
import type { Entry } from '../larder/larder-entry.ts'
import { needsHeat } from './kinds.ts'

/** Cooked in pieces, with minutes that depend on the food: lamb in a curry, shrimp in fajitas. */
const IN_PIECES = new Set(['poultry', 'meat', 'fish', 'shellfish'])
export const MEAT_BY_NAME = /chicken|beef|steak|pork|turkey|lamb|shrimp|salmon|tuna|cod|catfish|ham|fish/i

/** Minutes of meats in bite-size pieces, where they stand in for another meat: the larder knows them whole, or in stews alone. */
const IN_BITES: ReadonlyMap<string, Record<string, number>> = new Map<string, Record<string, number>>([
  ['lamb-leg', { simmer: 50, fry: 5, pan: 9, roast: 18 }],
  ['beef-sirloin', { simmer: 12, pan: 7, roast: 15 }],
  ['pork-loin-lean', { simmer: 14 }],
  ['turkey-breast', { simmer: 14 }],
])

export function cutSmall(entry: Entry): Entry {
  const minutes = IN_BITES.get(entry.food.id)
  return minutes ? { ...entry, ways: { ...minutes, ...entry.ways } } : entry
}

/** Whether a meat, fish or shellfish may take the place of a dish's own: the steps take their minutes from it. */
export function mayStandFor(dish: BookDish, part: DishFood, usual: Entry, entry: Entry): boolean {
  if (part.job !== 'main' || !IN_PIECES.has(usual.kind) || !IN_PIECES.has(entry.kind)) return false
  const isTender = entry.kind === 'fish' || entry.kind === 'shellfish'
  if (isTender && dish.ways.some(({ tool }) => HOURS.has(tool))) return false
  if (entry.kind === 'fish' && isShaken(dish, part)) return false
  const ways = timed.get(part) ?? waysTimed(dish, part, usual)
  timed.set(part, ways)
  return ways !== null && needsHeat(entry) && ways.every((one) => one in entry.ways)
}

/** Wings are shaken in the basket and tossed in their sauce; a fillet would break. */
const isShaken = ({ ways }: BookDish, { role }: DishFood): boolean =>
  ways.some(({ steps, tool }) => {
    const said = steps.map((step) => expand(step, tool) ?? '').join(' ')
    return /shaking the basket twice/.test(said) || new RegExp(`\\{${role}\\}[^.]* toss to coat`).test(said)
  })

const HOURS = new Set(['slow-cooker', 'pressure-cooker'])
const timed = new WeakMap<DishFood, string[] | null>()

/** The ways of cooking that set the minutes of a part; null if another food may not replace its usual one. */
function waysTimed(dish: BookDish, part: DishFood, usual: Entry): string[] | null {
  if (dish.renamed === undefined && MEAT_BY_NAME.test(dish.title)) return null
  if (!needsHeat(usual)) return null
  // A slow cooker's hours fit any meat.
  const each = dish.ways.filter(({ tool }) => !HOURS.has(tool)).map((way) => timedBy(way, part.role))
  return each.length > 0 && each.every((ways) => ways.length > 0) ? [...new Set(each.flat())] : null
}

const timedBy = ({ steps, tool }: DishWay, role: string): string[] =>
  steps.flatMap((step) =>
    [...(expand(step, tool) ?? '').matchAll(TIMED)].flatMap(([, of, way]) => (of === role ? [way!] : [])),
  )

const TIMED = /\bof ([\w-]+) ([a-z]+)\}/g
