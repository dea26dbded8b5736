import type { AtHand, Brief } from '../../brief/brief.ts'
import type { Dish } from './wish/dish.ts'

/**
 * A dish that needs no more of a food than there is: for fewer people if nobody said for how many, otherwise with a note on how much it
 * takes.
 */
export function withinHand(dish: Dish, brief: Brief, compose: (brief: Brief) => Dish): Dish {
  const least = shortest(dish, brief)
  if (!least) return dish
  if (brief.servingsSaid) return noted(dish, least, tooLittle(least, dish))
  let servings = fewer(dish.servings, least)
  for (let round = 0; servings > 1 && round < ROUNDS; round++, servings--) {
    const smaller = compose({ ...brief, servings })
    if (!shortest(smaller, brief)) return noted(smaller, least, `so this is for ${servings}.`)
  }
  const one = compose({ ...brief, servings: 1 })
  const short = shortest(one, brief)
  return short ? noted(one, short, tooLittle(short, one)) : noted(one, least, 'so this is for 1.')
}

/** How many numbers of servings are tried before one. */
const ROUNDS = 2

/** A food of which there is less than a dish takes, and the share that there is. */
type Short = AtHand & { share: number; line: string }

/** A kitchen scale and sizes differ: this much more is no other amount. */
const ABOUT = 1.12

function shortest(dish: Dish, { atHand = [] }: Brief): Short | null {
  let least: Short | null = null
  for (const food of atHand) {
    const used = dish.items.filter(({ entry }) => food.ids.includes(entry.food.id))
    const grams = used.reduce((sum, one) => sum + one.grams, 0)
    const share = food.grams / Math.max(1, grams)
    if (share * ABOUT < 1 && share < (least?.share ?? 1)) least = { ...food, share, line: used[0]!.line }
  }
  return least
}

const fewer = (servings: number, { share }: Short): number =>
  Math.max(1, Math.min(servings - 1, Math.ceil(servings * share)))

const tooLittle = ({ line }: Short, { servings }: Dish): string =>
  `but for ${servings} this takes ${line.replace(/ ?[(,].*$/, '')}.`

const noted = (dish: Dish, { said }: Short, rest: string): Dish => ({
  ...dish,
  notes: [`You have ${said}, ${rest}`, ...dish.notes],
})
