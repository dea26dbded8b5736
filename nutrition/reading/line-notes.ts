import type { Food } from '../table/food.ts'
import { findMatch, type Match } from './find-food.ts'
import { COOKED_AFTER, nameOf } from './line-food.ts'
import { passedOver } from './passed-over.ts'

/** What was decided if a line leaves the food open. `foods` is how many foods share the one amount. */
export function matchNotes({ food, general }: Match, rest: string, foods: number): string[] {
  const other = passedOver(rest)
  const both = foods > 1 ? [`${foods === 2 ? 'both' : `all ${foods}`} counted as ${food.name}`] : []
  const isSecond = other !== null && findMatch(other)?.food === food
  const passed = isSecond ? unknownFirst(rest, other) : other
  if (passed) return [...both, `counted as ${food.name}, not ${passed}`]
  const cooked =
    COOKED_AFTER.test(rest) && CARRIES.has(food.group)
      ? [`weighed ${/\b(?:cooked|boiled)\b/.test(food.name) ? 'cooked' : 'before cooking'}, as we read it`]
      : []
  const unpublished =
    food.per100g.carbs === null && !food.seasoning
      ? ['no table has its figures and brands differ: read its label']
      : []
  return [
    ...both,
    ...unpublished,
    ...(general ? [`counted as ${food.fromUsda ? 'USDA ' : ''}${food.name}`] : []),
    ...cooked,
  ]
}

/** If the first of two foods is not known, the second is counted; "green or brown lentils" count as one food. */
function unknownFirst(rest: string, second: string): string | null {
  const first =
    nameOf(rest)
      .split(/\sor\s|\sand\/or\s|\//i)[0]
      ?.trim() ?? ''
  const shared = `${first} ${second.split(' ').at(-1)}`
  return findMatch(first) || findMatch(shared) ? null : first
}

const CARRIES: ReadonlySet<Food['group']> = new Set(['carbohydrate', 'protein'])
