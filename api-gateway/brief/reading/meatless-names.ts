import { foodById } from '@evenplate/nutrition/table/foods'
import { type BookDish, dishIn, idsOf } from '../../dish-book/dish.ts'
import { isMeat, namesMeat } from '../names-meat.ts'
import type { NamedDish } from './dishes.ts'

/** "Veg", "veggie" or "vegetable" right before a dish. */
const BEFORE = /(?<!\bnon[ -])\bveg(?:gies?|etables?|etarian)? (?:(?:and|with) )?$/
const WITHIN = /(?<!\bnon[ -])\bveg(?:gies?|etables?|etarian)?\b/

/**
 * Whether a dish is asked for as one of vegetables, although the book makes it of meat: a vegetable biryani has no chicken. A beef and
 * vegetable stew has beef.
 */
export const namesNoMeat = (
  whole: string,
  dishes: readonly NamedDish[],
  foods: readonly (readonly string[])[],
  book: readonly BookDish[],
): boolean =>
  !foods.flat().some(isMeat) &&
  dishes.some(({ id, words }) => {
    const dish = dishIn(book, id)
    if (!dish?.foods.some(({ defines, ...part }) => defines && isAnimal(idsOf({ ...part })[0] ?? '')))
      return false
    const at = whole.indexOf(words)
    const before = at < 0 ? '' : whole.slice(Math.max(0, at - NEAR), at)
    return (WITHIN.test(words) || BEFORE.test(before)) && !namesMeat(words) && !namesMeat(before)
  })

/** The characters before a name that may say what it is made of. */
const NEAR = 30

const isAnimal = (id: string): boolean => {
  const food = foodById(id)
  return food?.group === 'protein' && isMeat(food.name)
}
