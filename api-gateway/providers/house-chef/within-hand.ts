import { shareAtHand, usedOf } from '../../brief/at-hand.ts'
import type { Brief } from '../../brief/brief.ts'
import type { Dish } from './wish/dish.ts'

/** A dish for so few people that it needs no more of a food than there is, unless it was said for how many. */
export function withinHand(dish: Dish, brief: Brief, compose: (brief: Brief) => Dish): Dish {
  const share = shareOf(dish, brief)
  if (share >= 1 || brief.servingsSaid) return dish
  const pieces = Math.min(...(brief.atHand ?? []).map(({ people = 0 }) => people || dish.servings))
  let servings = Math.max(1, Math.min(dish.servings - 1, pieces, Math.ceil(dish.servings * share)))
  for (let round = 0; servings > 1 && round < ROUNDS; round++, servings--) {
    const smaller = compose({ ...brief, servings })
    if (shareOf(smaller, brief) >= 1) return smaller
  }
  return compose({ ...brief, servings: 1 })
}

/** How many numbers of servings are tried before one. */
const ROUNDS = 2

/** How much there is of the scarcest food, of what the dish takes; 1 if all suffice. */
function shareOf(dish: Dish, { atHand = [] }: Brief): number {
  const lines = dish.items.map(({ entry, grams }) => ({ foodId: entry.food.id, grams }))
  return Math.min(1, ...atHand.map((food) => shareAtHand(food, usedOf(food, lines).grams, dish.servings)))
}
