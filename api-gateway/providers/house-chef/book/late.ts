import type { BookPlate } from './cook-book-dish.ts'
import { styleLost } from './firm-styles.ts'
import type { BookTask } from './task.ts'

/** What a dish that is served anyway could not meet, one sentence each. */
export function shortfallsOf(plate: BookPlate, { brief, wished }: BookTask): string[] {
  const total = plate.prepTime + plate.cookTime
  const used = new Set(plate.items.map(({ entry }) => entry.food.id))
  return [
    ...CARRIED.filter(
      ({ style }) => brief.style.includes(style) && styleLost(plate, plate.book.course, [style]),
    ).map(({ said }) => said),
    ...(brief.minutes !== null && total > brief.minutes
      ? [`This takes ${total} minutes, not ${brief.minutes}.`]
      : []),
    ...wished
      .filter(({ ids }) => !ids.some((id) => used.has(id)))
      .map(({ said }) => `Left out ${said}, which you said would be nice: it does not fit this dish.`),
  ]
}

/** A dish that was named is made as usual, and the person told how it is eaten. */
const CARRIED = [
  { style: 'cold', said: 'This is usually eaten hot, and you asked for something to eat cold.' },
  { style: 'by-hand', said: 'This is not easy to eat on the go, as you asked for.' },
  { style: 'unchilled', said: 'This has to be kept cold until it is eaten, and you have no cooler.' },
]
