import type { BookPlate } from './cook-book-dish.ts'
import type { BookTask } from './task.ts'

/** What a dish that is served anyway could not meet, one sentence each. */
export function shortfallsOf(plate: BookPlate, { brief, wished }: BookTask): string[] {
  const total = plate.prepTime + plate.cookTime
  const used = new Set(plate.items.map(({ entry }) => entry.food.id))
  return [
    ...(brief.minutes !== null && total > brief.minutes
      ? [`This takes ${total} minutes, not ${brief.minutes}.`]
      : []),
    ...wished
      .filter(({ ids }) => !ids.some((id) => used.has(id)))
      .map(({ said }) => `Left out ${said}, which you said would be nice: it does not fit this dish.`),
  ]
}
