import type { Entry } from '../larder/larder-entry.ts'
import type { Seat } from './cast.ts'
import { placesOf } from './kinds.ts'

/** Foods that flavor a dish in small amounts: nobody who names one wants a cup of it. */
const PINCH =
  /garlic|ginger|jalapeno|serrano|-chili|lemon|lime|scallion|shallot|capers|olives|pickles|horseradish|zest|parsley|cilantro|basil|mint|dill|chives|thyme|rosemary|^sage|-extract|powder|seeds-(?:sesame|poppy)|anchov|flakes|cacao|cocoa|^nori|^wakame|^kelp|^spirulina/
const DRIED = /raisins|dates|cranberries-dried|dried|prunes|figs|jerky|bacon|prosciutto|pepperoni|salami/
const DRY = /-dry$|flour|oats|popcorn|cornmeal|granola|cereal|crackers|chips|^pasta|croutons/
/** Scattered over a plate, or stirred into it by the spoonful. */
const SCATTERED =
  /^breadcrumbs|^french-fried-onions|^corn-nuts|^potato-sticks|cereal|cornflakes|puffed|-chex|wheat-germ|-bran$|-paste$|caviar|fish-roe/
const SPREAD = /butter|tahini|cream|hummus|guacamole|salsa|pesto|jam|mayonnaise/

/** Whether a cook would use only a few grams of it. */
export const isPinch = ({ food }: Entry): boolean => food.seasoning === true || PINCH.test(food.id)

/** Grams per serving that make a food asked for noticeable: usually, and at least. */
export function noticeable(entry: Entry): Grams {
  const known = found.get(entry.food) ?? find(entry)
  found.set(entry.food, known)
  return known
}

type Grams = { usual: number; least: number }
const found = new WeakMap<Entry['food'], Grams>()

function find(entry: Entry): Grams {
  const { food } = entry
  const { id, group } = food
  if (isPinch(entry)) return NOTHING
  if (SCATTERED.test(id)) return { usual: 8, least: 2 }
  const [place] = placesOf(entry)
  if (place === 'nut' || place === 'cheese' || DRIED.test(id)) return { usual: 14, least: 10 }
  if (SPREAD.test(id)) return { usual: 18, least: 12 }
  if (place === 'leaf') return { usual: 25, least: 15 }
  if (/honey|sugar|syrup|agave/.test(id)) return { usual: 9, least: 8.5 }
  if (!place && (group === 'other' || group === 'fat')) return NOTHING
  if (DRY.test(id)) return { usual: 30, least: 15 }
  return place === 'protein' ? { usual: 55, least: 40 } : { usual: 45, least: 25 }
}

const NOTHING = { usual: 0, least: 0 }

/** A food that holds a dough or a sauce together does not change its amount, even if it was asked for. */
const FIXED = new Set(['binder', 'liquid', 'fat', 'seasoning'])

/** A food asked for by name gets a visible amount, not just a garnish. */
export function seen(seat: Seat): Seat {
  if (FIXED.has(seat.part.job)) return seat
  const { usual, least } = noticeable(seat.entry)
  const grams = Math.max(seat.grams, usual)
  return {
    ...seat,
    grams,
    floor: least,
    least: Math.max(seat.least, Math.min(least, grams)),
    most: Math.max(seat.most, grams * 1.3),
  }
}
