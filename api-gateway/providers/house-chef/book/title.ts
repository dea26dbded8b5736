import { type BookDish, idsOf } from '../../../dish-book/dish.ts'
import { titles } from '../cooking.ts'
import { titleCase } from '../larder-entry.ts'
import type { Cast } from './cast.ts'
import { foodEntry } from './food-entry.ts'
import { type Table, writeText } from './write-steps.ts'

/** An honest title: another main food renames the dish, a lighter stand-in is said. */
export function titleOf(dish: BookDish, cast: Cast, table: Table): string {
  const swapped = [...cast.values()]
    .flat()
    .filter(({ part, as, entry }) => as !== 'usual' && !isSameByName(part, entry.title))
  const main = swapped.find(({ part, as }) => (part.job === 'main' || part.defines) && as !== 'lighter')
  const light = swapped.find(({ part, as }) => as === 'lighter' && (part.job === 'starch' || part.defines))
  const title = !main
    ? dish.title
    : dish.renamed
      ? titleCase(writeText(dish.renamed, table))
      : `${titles([main.entry])} ${dish.title}`
  return light ? `${title} with ${titles([light.entry])}` : title
}

/** Chicken breast for thighs is chicken. */
const isSameByName = (part: Parameters<typeof idsOf>[0], title: string): boolean => usualTitle(part) === title

const usualTitle = (part: Parameters<typeof idsOf>[0]): string | undefined =>
  foodEntry(idsOf(part)[0]!)?.title
