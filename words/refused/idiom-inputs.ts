import { type Add, hashOf, mixed } from '../safety/judge-inputs.ts'
import type { Idiom } from './idioms.ts'
import { ENDS, type Said, TURNS } from './said.ts'

const IDIOM = 1
/** How many words may stand between an idiom and the food. */
const REACH = 20

/** The idioms on either side of a list of foods: how near, in the same clause or beyond, with a food in between, denied or not. */
export function addIdioms(
  said: readonly Said[],
  idioms: readonly Idiom[],
  first: number,
  last: number,
  add: Add,
): void {
  const nearest: [string, string] = ['', '']
  for (const { kind, from, to, denied } of idioms) {
    const side = to < first ? 0 : from > last ? 1 : null
    if (side === null) continue
    const [begin, end] = side === 0 ? [to + 1, first] : [last + 1, from]
    if (end - begin > REACH) continue
    const between = said.slice(begin, end)
    const clause = between.some(({ text }) => ENDS.has(text))
      ? 2
      : between.some(({ text }) => TURNS.has(text))
        ? 1
        : 0
    const food = between.some((word) => word.food) ? 1 : 0
    const key = kind * 2 + (denied ? 1 : 0)
    add(mixed(80 + side, kind, 0), IDIOM)
    add(mixed(82 + side, key, clause), IDIOM)
    add(mixed(84 + side, key, Math.min(between.length, 4)), IDIOM)
    add(mixed(86 + side, key, clause * 2 + food), IDIOM)
    if (side === 0 || nearest[1] === '') nearest[side] = `${key} ${clause}`
  }
  for (const side of [0, 1] as const) add(mixed(88 + side, hashOf(nearest[side]), 0), IDIOM)
}
