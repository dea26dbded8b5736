import { expect, it } from 'vitest'
import { weekPenalty } from '../../meal-plan/filling/penalty.ts'
import { searched } from '../../meal-plan/filling/searched.ts'
import { randomWeek } from './random-week.ts'

it('adds up to the same penalty in small steps as for the whole week by definition', () => {
  for (let seed = 0; seed < 80; seed++) {
    const input = randomWeek(seed)
    const { eaten, penalty } = searched(input, 60)
    expect({ seed, penalty: weekPenalty(input, eaten).toFixed(6) }).toEqual({
      seed,
      penalty: penalty.toFixed(6),
    })
  }
})
