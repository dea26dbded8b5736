import type { Brief, Course } from '../../../brief/brief.ts'
import type { BookDish, DishWay } from '../../../dish-book/dish.ts'
import { prepFor } from './cook-book-dish.ts'
import { hurriedPrep } from './in-a-hurry.ts'
import { leastMinutes } from './write-steps.ts'

/** How far a dish is from the meal that was asked for. For requests that name no course. */
export function offMeal(dish: BookDish, brief: Brief): number {
  const isOpen = brief.foods.length === 0
  switch (brief.mealType) {
    case 'Breakfast':
      return isSweetAfter(dish) || (isOpen && isBreadAlone(dish)) ? FAR : ASIDE.has(dish.course) ? 5 : 0
    case 'Dessert':
      return ASIDE.has(dish.course) ? 5 : 0
    case 'Snack':
      return offSnack(dish, brief)
    default:
      return offMainMeal(dish, brief, isOpen)
  }
}

/** A pie, a cobbler or a cake is no breakfast, a muffin or a slice of banana bread may be one. */
const isSweetAfter = ({ course, title }: BookDish): boolean =>
  SWEET.has(course) && !/\b(?:muffins?|bread)$/i.test(title)

/** A biscuit or a roll comes beside a breakfast; a muffin or a banana bread may be one. */
const isBreadAlone = ({ course, title }: BookDish): boolean =>
  course === 'bread' && !/\b(?:muffins?|scones?|banana bread|zucchini bread|pumpkin bread)$/i.test(title)

const SWEET = new Set<Course>(['dessert', 'cake', 'cookies'])

/** Courses that nobody has as a meal. */
const ASIDE = new Set<Course>(['sauce', 'dip', 'drink', 'side'])
const BITES = new Set<Course>(['bread', 'snack', 'dessert', 'cake', 'cookies'])

/** Lunch, dinner, or "something": a dish to eat as a meal. A food that was named may also come beside one, or as a bite. */
function offMainMeal(dish: BookDish, brief: Brief, isOpen: boolean): number {
  const { course } = dish
  const isMealNamed = brief.mealType !== null
  if (!isOpen || (!isMealNamed && asksForBites(brief)))
    return ASIDE.has(course) || (isMealNamed && BITES.has(course)) ? 5 : 0
  if (course === 'drink' && brief.tools.use === 'blender') return 5
  if (ASIDE.has(course) || BITES.has(course)) return FAR
  if (course === 'salad' && !isFilling(dish)) return 4
  return course === 'breakfast' && brief.mealType === 'Dinner' ? 1 : 0
}

/** A dish this far off is taken only if nothing else is left. */
const FAR = 12

/** Something crunchy, or something for a party, is often a bite. */
const asksForBites = ({ texture, occasion }: Brief): boolean =>
  texture === 'crunchy' || (occasion !== null && SHARED.has(occasion))

const SHARED = new Set(['party', 'game-day', 'potluck', 'picnic', 'birthday'])

/** A salad with chicken or beans is a meal, a garden salad is beside one. */
const isFilling = ({ foods }: BookDish): boolean =>
  foods.some(({ job, defines }) => job === 'main' && defines)

const MEALS = new Set<Course>(['main', 'sandwich', 'soup', 'salad'])

const offSnack = (dish: BookDish, brief: Brief): number =>
  (MEALS.has(dish.course) ? 5 : ASIDE.has(dish.course) ? 1 : 0) + workForSnack(dish, brief)

/** A snack is small and little work, unless it is for guests. */
export function workForSnack(dish: BookDish, { servings, occasion }: Brief): number {
  if (servings >= GUESTS || (occasion !== null && SHARED.has(occasion))) return 0
  const work = Math.min(...dish.ways.map((way) => way.prep + heatFor(way) + waitOf(way)))
  return Math.min(MOST_WORK, Math.max(0, work - LITTLE_WORK) / 4)
}

const GUESTS = 6
/** Minutes that a snack may take at no price, and the highest price for more. */
const LITTLE_WORK = 12
const MOST_WORK = 5

/** Waiting for a snack to chill is less of a burden than standing at the stove. */
const waitOf = ({ waits = 0 }: DishWay): number => Math.min(waits, 30) / 2

/** Whether none of these ways can be done in time: an open request is then better served by another dish. */
export const isTooSlow = (ways: readonly DishWay[], { minutes, servings }: Brief): boolean =>
  minutes !== null && ways.every((way) => quickest(way, servings) + (way.waits ?? 0) > minutes)

/** The fewest minutes a way takes, with vegetables bought cut. */
const quickest = (way: DishWay, servings: number): number =>
  Math.min(way.prep, hurriedPrep(prepFor(way.prep, servings))) + heatFor(way)

function heatFor(way: DishWay): number {
  const known = heated.get(way) ?? Math.round(leastMinutes(way))
  heated.set(way, known)
  return known
}

const heated = new WeakMap<DishWay, number>()
