import type { FoodWord } from './foods.ts'

/** What makes a dish that dish. A title is no proof: only ingredient lines and steps are read. */
export type Dish = {
  /** One of each group must be among the ingredients. Lighter stand-ins that leave the dish itself are among them. */
  holds: readonly (readonly FoodWord[])[]
  /** Each must be said in the steps: how it is cooked, and the shape it is given. Small letters. */
  does: readonly RegExp[]
  /** Foods that would make another dish of it. */
  never?: readonly FoodWord[]
  /** What no step of it says. */
  notSteps?: RegExp
}

export const dish = (
  holds: Dish['holds'],
  does: Dish['does'] = [],
  rest: Pick<Dish, 'never' | 'notSteps'> = {},
): Dish => ({ holds, does, ...rest })
