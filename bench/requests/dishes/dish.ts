import type { FoodWord } from './foods.ts'

/** What defines a dish. A title is no proof: only ingredient lines and steps are read. */
export type Dish = {
  /**
   * One of each group must be among the ingredients. A group includes lighter substitutes that leave it the same
   * dish.
   */
  holds: readonly (readonly FoodWord[])[]
  /** Each must be in the steps: how the dish is cooked and shaped. Lowercase. */
  does: readonly RegExp[]
  /** Foods that would make it another dish. */
  never?: readonly FoodWord[]
  /** Words that must be in none of its steps. */
  notSteps?: RegExp
}

export const dish = (
  holds: Dish['holds'],
  does: Dish['does'] = [],
  rest: Pick<Dish, 'never' | 'notSteps'> = {},
): Dish => ({ holds, does, ...rest })
