import { findFood } from '@evenplate/nutrition/find-food'
import type { Brief } from '../../../brief/brief.ts'
import { type BookDish, idsOf } from '../../../dish-book/dish.ts'
import { DISHES } from '../../../dish-book/dishes.ts'
import { foodEntry } from './food-entry.ts'
import { isMeaty } from './kinds.ts'

/**
 * A dish the book has with another food: "shrimp tacos" are its tacos, with shrimp. The brief for it, likeliest dish
 * first; none where the words before the dish's own name are no foods, or a dish has no such name.
 */
export function namedByFood(brief: Brief): Brief[] {
  const words = brief.dish?.said.toLowerCase().split(/[^a-z]+/).filter(Boolean) ?? []
  const head = words.at(-1)
  const before = words.slice(0, -1).join(' ')
  const food = before ? findFood(before) : null
  if (!head || !food) return []
  return DISHES.filter((dish) => headOf(dish) === singular(head))
    .sort((a, b) => placeOf(a, food.id) - placeOf(b, food.id))
    .slice(0, 4)
    .map((dish) => ({
      ...brief,
      dish: { id: dish.id, said: brief.dish!.said },
      foods: [...brief.foods, { said: before, ids: [food.id] }],
    }))
}

const headOf = ({ title }: BookDish): string => singular(title.toLowerCase().split(/ with | and |, /)[0]!.split(' ').at(-1)!)

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=ch|sh|x|ss|o)es$/, '').replace(/(?<=[^s])s$/, '')

/** A food among a dish's own before one for which it has a meat of the same kind before none. */
function placeOf(dish: BookDish, id: string): number {
  const at = dish.foods.map((part) => idsOf(part).indexOf(id)).filter((place) => place >= 0)
  if (at.length > 0) return Math.min(...at)
  const entry = foodEntry(id)
  const main = dish.foods.find(({ job }) => job === 'main')
  const usual = main && foodEntry(idsOf(main)[0]!)
  return entry && usual && isMeaty(entry) === isMeaty(usual) ? 50 : 100
}
