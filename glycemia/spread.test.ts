import { expect, it } from 'vitest'
import { seriesOf } from './series.ts'
import { spreadOf } from './spread.ts'
import { everyMinutes, MONDAY } from './testing/readings.ts'
import { MG_PER_MMOL } from './unit.ts'
import { weightsOf } from './weights.ts'

const spread = (readings: ReturnType<typeof everyMinutes>) => {
  const { points } = seriesOf(readings, Number.POSITIVE_INFINITY)
  return spreadOf(points, weightsOf(points).time)
}

it.each([
  ['two', [100, 200], 150, 70.71068],
  ['2, 4, 4, 4, 5, 5, 7, 9 tens', [20, 40, 40, 40, 50, 50, 70, 90], 50, 21.3809],
  ['all the same', [120, 120, 120], 120, 0],
])('%s: mean and standard deviation of a sample', (_, values, mean, sd) => {
  const got = spread(everyMinutes(5, values))!
  expect(got.mean).toBeCloseTo(mean, 9)
  expect(got.sd).toBeCloseTo(sd, 4)
})

it('has no deviation with one reading, and nothing without any', () => {
  expect(spread(everyMinutes(5, [100]))).toEqual({ mean: 100, sd: null, cv: null, missingForCv: 29 })
  expect(spread([])).toBeNull()
})

it('gives a CV from thirty readings, and says how many are missing before that', () => {
  const values = Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? 80 : 120))
  expect(spread(everyMinutes(5, values.slice(1)))).toMatchObject({ cv: null, missingForCv: 1 })
  const full = spread(everyMinutes(5, values))!
  expect(full.missingForCv).toBe(0)
  // SD 20 × √(30/29) around 100.
  expect(full.cv).toBeCloseTo(20.3419, 4)
})

it('means over time: two hours of one-minute readings weigh as much as two of fifteen', () => {
  const hours = [
    ...everyMinutes(1, Array(120).fill(100), { device: 'one' }),
    ...everyMinutes(15, Array(8).fill(200), { device: 'fifteen', from: MONDAY + 7_200_000 }),
  ]
  expect(spread(hours)!.mean).toBe(150)
})

it('is the same in mmol/L', () => {
  const mmol = [4.2, 5.8, 10.0, 7.3]
  const mean = mmol.reduce((sum, one) => sum + one, 0) / 4
  expect(spread(everyMinutes(5, mmol, { unit: 'mmol/L' }))!.mean / MG_PER_MMOL).toBeCloseTo(mean, 9)
})
