import { expect, it } from 'vitest'
import { fillWeek } from '../../meal-plan/filling/fill-week.ts'
import { randomWeek } from './random-week.ts'
import { violations } from './violations.ts'

/**
 * Tries per slot: rules must be followed however short the search is. `npm run bench:planner` fills ten thousand weeks.
 */
const FEW = 150

it('breaks no rule, and exceeds no budget without saying so, in 200 weeks of all diets and allergies', () => {
  const wrong = Array.from({ length: 200 }, (_, seed) => {
    const input = randomWeek(seed)
    return violations(input, fillWeek(input, FEW)).map((text) => `${seed}: ${text}`)
  })
  expect(wrong.flat()).toEqual([])
})
