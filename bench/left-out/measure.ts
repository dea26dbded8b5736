import type { Brief } from '@evenplate/api-gateway/brief/brief'
import { type BookDish, type DishFood, idsOf } from '@evenplate/api-gateway/dish-book/dish'
import { DISHES } from '@evenplate/api-gateway/dish-book/dishes/all-dishes'
import { attempt } from '@evenplate/api-gateway/providers/house-chef/book/attempt'
import { foodEntry } from '@evenplate/api-gateway/providers/house-chef/book/food-entry'
import { bookTaskFor } from '@evenplate/api-gateway/providers/house-chef/book/task'
import { sentenceOf } from '@evenplate/api-gateway/providers/house-chef/book/why-not'
import { briefFor } from '@evenplate/api-gateway/providers/house-chef/testing/briefs'
import { ALL_DIETS } from '@evenplate/domain/diets'
import { ALLERGENS } from '@evenplate/domain/options'

/** One request: a dish of the book without one of its foods, or under one allergy or diet. */
export type Asked = {
  dish: BookDish
  kind: 'food' | 'allergy' | 'diet'
  /** The refused food's part, if a food is refused. */
  part: DishFood | null
  without: string
}
export type Answered = Asked & {
  why: string | null
  blame?: string
  plate?: { title: string; ingredients: string[]; instructions: string[] }
}

const NONE = { allergies: [], diets: [], avoid: [] }

/** Every dish without each of its foods, by the food's name. */
export const foodsAsked = (dishes: readonly BookDish[] = DISHES): Asked[] =>
  dishes.flatMap((dish) =>
    dish.foods.map(
      (part): Asked => ({ dish, kind: 'food', part, without: foodEntry(idsOf(part)[0]!)!.name }),
    ),
  )

export const rulesAsked = (dishes: readonly BookDish[] = DISHES): Asked[] =>
  dishes.flatMap((dish) => [
    ...ALLERGENS.map((without): Asked => ({ dish, kind: 'allergy', part: null, without })),
    ...ALL_DIETS.map((without): Asked => ({ dish, kind: 'diet', part: null, without })),
  ])

export function answerTo(asked: Asked): Answered {
  const { dish, kind, without } = asked
  const said: Partial<Brief> =
    kind === 'food'
      ? { unwanted: [without] }
      : kind === 'allergy'
        ? { allergies: [without as Brief['allergies'][number]] }
        : { diets: [without as Brief['diets'][number]] }
  const order = bookTaskFor(
    briefFor({ dish: { id: dish.id, said: dish.title }, ...said }),
    NONE,
    'left out',
    0,
  )
  const tried = attempt(dish, order, [])
  if (tried.plate) return { ...asked, why: null, plate: tried.plate }
  return {
    ...asked,
    why: sentenceOf(dish, tried.why, tried.nearest, order),
    blame: tried.why.kind === 'part' ? `${tried.why.part.role}/${tried.why.part.job}` : tried.why.kind,
  }
}
