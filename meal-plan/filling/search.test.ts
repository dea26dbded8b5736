import { expect, it } from 'vitest'
import { TRIES_A_SLOT } from './search.ts'
import { searched } from './searched.ts'
import { syntheticWeek } from './testing/synthetic-week.ts'

it('gives nearly the same penalty from any seed if there are few dishes', () => {
  const input = syntheticWeek(3, { dishes: 30 })
  const penalties = [1003, 2003].map((seed) => searched({ ...input, seed }, TRIES_A_SLOT).penalty)
  // With only three starts, all of them may end ten gram-equivalents off.
  expect(Math.max(...penalties) - Math.min(...penalties)).toBeLessThan(2)
})
