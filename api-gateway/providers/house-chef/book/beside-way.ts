import type { BookDish } from '../../../dish-book/dish.ts'
import { simmers } from './poured-in.ts'

/** The step that serves a food with a dish, how odd that is, and grams per serving if they are not the usual ones. */
export type Found = { step: string; price: number; grams?: number }

/** A soup that can still simmer when it is nearly done. */
export const isHotSoup = ({ course, ways }: BookDish): boolean =>
  course === 'soup' &&
  ways.every(({ tool, steps }) => POTS.has(tool) && /simmer|@braise/.test(steps.join(' ')))

const POTS = new Set(['stove', 'slow-cooker', 'pressure-cooker'])

/** A soup or a stew, which takes cooked beans or lentils. */
export const isPot = ({ course, vessel, ways }: BookDish): boolean =>
  (course === 'soup' && ways.some(({ steps }) => HEATED.test(steps.join(' ')))) ||
  (vessel === 'bowl' && ways.some(({ steps }) => /simmer|braise/.test(steps.join(' '))))

const HEATED = /simmer|braise|boil|heat through/i

/** A dish in a sauce that beans can warm in. */
export const isSaucy = (dish: BookDish): boolean => dish.course === 'main' && simmers(dish)
