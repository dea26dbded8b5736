import type { Brief } from '../../brief/brief.ts'
import type { Dish } from './wish/dish.ts'

/**
 * "Tacos or burritos": the dish that had to be changed least, and of equally good ones the first named.
 * @throws what composing the first one throws, if none can be made
 */
export function bestOf(brief: Brief, compose: (brief: Brief) => Dish): Dish {
  const { dish: first, either = [], ...rest } = brief
  if (either.length === 0) return compose(brief)
  let best: Dish | null = null
  let failure: unknown
  for (const dish of [first, ...either.slice(0, MOST)]) {
    try {
      const made = compose({ ...rest, dish })
      if (made.notes.length === 0) return made
      if (best === null || made.notes.length < best.notes.length) best = made
    } catch (error) {
      failure ??= error
    }
  }
  if (best === null) throw failure
  return best
}

/** Other dishes that are tried. */
const MOST = 3
