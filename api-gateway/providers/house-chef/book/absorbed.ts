import type { BookDish } from '../../../dish-book/dish.ts'
import type { Cast } from './cast.ts'
import type { Amounts } from './solve.ts'

const GRAIN =
  /^(?:rice-(?!noodles).*-dry|quinoa-dry|bulgur-dry|couscous-dry|farro-dry|barley-pearled-dry|grits-dry|polenta-dry|oats-steel-cut|oats-rolled|red-lentils-dry)$/
const THIN = /^water$|broth|dashi/

/**
 * A dish with less grain needs less liquid: water and broth stay in proportion to the food that absorbs them. Soups, which are not
 * boiled dry, do not change.
 */
export function absorbed({ course }: BookDish, cast: Cast, amounts: Amounts, portion: number): Amounts {
  if (course === 'soup') return amounts
  const seats = [...cast.values()].flat()
  const grain = seats.find(
    ({ entry, as, part }) => GRAIN.test(entry.food.id) && as !== 'lighter' && part.job === 'starch',
  )
  const wet = seats.filter(({ entry, part }) => part.job === 'liquid' && THIN.test(entry.food.id))
  if (!grain || wet.length === 0) return amounts
  const share = (amounts.grams.get(grain) ?? grain.grams) / (grain.grams * portion)
  const grams = new Map(amounts.grams)
  for (const seat of wet) grams.set(seat, seat.grams * portion * Math.min(1.5, Math.max(0.5, share)))
  return { ...amounts, grams }
}
