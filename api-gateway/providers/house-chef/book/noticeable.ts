import type { Entry } from '../larder/larder-entry.ts'
import type { Seat } from './cast.ts'
import { placesOf } from './kinds.ts'

/** What flavors a dish in a pinch: nobody who names it wants a cup of it. */
const PINCH =
  /garlic|ginger|jalapeno|serrano|-chili|lemon|lime|scallion|shallot|capers|olives|pickles|horseradish|zest|parsley|cilantro|basil|mint|dill|chives|thyme|rosemary|^sage|-extract|powder|seeds-(?:sesame|poppy)|anchov|flakes|cacao|cocoa/
const DRIED = /raisins|dates|cranberries-dried|dried|prunes|figs|jerky|bacon|prosciutto|pepperoni|salami/
const DRY = /-dry$|flour|oats|popcorn|cornmeal|granola|cereal|crackers|chips|^pasta|croutons/
const SPREAD = /butter|tahini|cream|hummus|guacamole|salsa|pesto|jam|mayonnaise/

/** Whether a few grams of it are what a cook would take. */
export const isPinch = ({ food }: Entry): boolean => food.seasoning === true || PINCH.test(food.id)

/** Grams a serving at which somebody who asked for a food finds it: usually, and at the least. */
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

/** What holds a dough or a sauce together keeps its amount, whoever named it. */
const FIXED = new Set(['binder', 'liquid', 'fat', 'seasoning'])

/** A food that was named is there to be seen: never a garnish of itself. */
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
