import type { Brief } from '../../../brief/brief.ts'
import { dishIn } from '../../../dish-book/dish.ts'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'
import type { BookTask } from './task.ts'

/** What is bought with foods that somebody may not have, and the dish of the book that is made without them. */
const AT_HOME: ReadonlyMap<string, string> = new Map([['gravy', 'brown-gravy']])

/** Bought gravy is thickened with flour; beside a named dish it is made with another starch for who may have no wheat. */
export function madeAtHome({ brief, wanted }: BookTask): Brief {
  if (!brief.dish) return brief
  const own = dishIn(DISHES, brief.dish.id)
  const homemade = wanted.flatMap(({ said, ids, entries }) => {
    const id = entries.length === 0 ? AT_HOME.get(ids[0] ?? '') : undefined
    return id && own && own.id !== id ? [{ id, said }] : []
  })
  if (homemade.length === 0) return brief
  const isMade = ({ said }: { said: string }) => homemade.some((one) => one.said === said)
  return {
    ...brief,
    foods: brief.foods.filter((food) => !isMade(food)),
    also: [...(brief.also ?? []).filter(({ id }) => homemade.every((one) => one.id !== id)), ...homemade],
  }
}
