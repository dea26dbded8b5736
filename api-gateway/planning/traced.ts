import type { Food } from '@evenplate/nutrition/table/food'
import type { BookTask } from '../providers/house-chef/book/task.ts'

/**
 * The result of cooking under some rules, and the foods that they allowed on the way: other rules that allow these give
 * the same result.
 */
export type Traced<Made> = { made: Made; asked: readonly Food[] }

/** @param cook depends on the rules only through `allowed` of its task */
export function tracedFor<Made>(task: BookTask, cook: (task: BookTask) => Made): Traced<Made> {
  const asked = new Set<Food>()
  const made = cook({
    ...task,
    allowed: (entry) => {
      const isAllowed = task.allowed(entry)
      if (isAllowed) asked.add(entry.food)
      return isAllowed
    },
  })
  return { made, asked: [...asked] }
}
