import { NO_CLAIMS, type RecipeDraft } from '@evenplate/domain/draft'
import { figuresOf } from '@evenplate/nutrition/figures/figures'

type Dish = Pick<RecipeDraft, 'ingredients' | 'servings'>
type Counted = ReturnType<typeof figuresOf>

/**
 * Counts the dish of one generation once, although its count is needed before its steps arrive, when it is whole, and
 * when it is served.
 */
export function countedOnce(): (dish: Dish) => Counted {
  let last: { dish: Dish; counted: Counted } | undefined
  return ({ ingredients, servings }) => {
    if (last && isSame(last.dish, { ingredients, servings })) return last.counted
    const counted = figuresOf({ ingredients, servings, claimed: NO_CLAIMS })
    last = { dish: { ingredients: [...ingredients], servings }, counted }
    return counted
  }
}

const isSame = (one: Dish, other: Dish): boolean =>
  one.servings === other.servings &&
  one.ingredients.length === other.ingredients.length &&
  one.ingredients.every((line, at) => line === other.ingredients[at])
