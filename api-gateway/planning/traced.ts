import type { Food } from '@evenplate/nutrition/table/food'
import type { BookTask } from '../providers/house-chef/book/task.ts'

/** What came of cooking under some rules, and the foods that they allowed on the way: rules that allow these, too, get the same. */
export type Traced<Made> = { made: Made; asked: readonly Food[] }

/** @param cook asks `allowed` of its task, and nothing else that the rules could answer otherwise, but for which food it forbids */
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
