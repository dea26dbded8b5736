import { expect, it } from 'vitest'
import { coverageOf } from './coverage.ts'
import { gmiFrom, gmiOf } from './gmi.ts'
import { seriesOf } from './series.ts'
import { sensorDays } from './testing/readings.ts'
import { MG_PER_MMOL } from './unit.ts'
import { weightsOf } from './weights.ts'

it.each([
  [100, 5.702],
  [150, 6.898],
  [154, 6.994],
  [200, 8.094],
])('%s mg/dL: %s percent', (mean, percent) => {
  expect(gmiFrom(mean).percent).toBeCloseTo(percent, 3)
})

it('8.0 mmol/L: 50.36 mmol/mol', () => {
  expect(gmiFrom(8 * MG_PER_MMOL).mmolMol).toBeCloseTo(50.36, 2)
})

const gmi = (readings: ReturnType<typeof sensorDays>) => {
  const { points } = seriesOf(readings, Number.POSITIVE_INFINITY)
  return gmiOf(150, coverageOf(points, weightsOf(points)))
}

it('is given from 14 days with 70 percent', () => {
  expect(gmi(sensorDays(14))).toMatchObject({ percent: expect.closeTo(6.898, 3) })
  expect(gmi(sensorDays(14).filter((_, at) => at % 10 < 7))).toMatchObject({
    percent: expect.closeTo(6.898, 3),
  })
})

it('is missing with the reason and the number that is missing', () => {
  expect(gmi(sensorDays(11))).toEqual({
    why: 'too-little',
    missingDays: 3,
    percent: expect.closeTo(100, 6),
    missingPercent: 0,
  })
  expect(gmi(sensorDays(14).filter((_, at) => at % 10 < 6))).toEqual({
    why: 'too-little',
    missingDays: 0,
    percent: expect.closeTo(60, 0),
    missingPercent: expect.closeTo(10, 0),
  })
})

it('is never made from fingersticks', () => {
  expect(gmiOf(150, null)).toEqual({ why: 'fingersticks' })
})
