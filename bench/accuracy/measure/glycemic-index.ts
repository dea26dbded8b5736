import { GI_BANDS } from '@evenplate/domain/impact'
import { readLine } from '@evenplate/nutrition/reading/read-line'
import type { PublishedMean } from '../cases/glycemic-index.ts'
import { type Finding, type Share, shareOf } from './finding.ts'

export type GlycemicIndexMeasure = {
  /** In the band (low, medium, high) of the published mean. */
  band: Share
  /**
   * Foods with a high mean that we call low, or that add nothing to the load of a dish although we show that load
   * as counted.
   */
  highCalledLow: number
}

export function measureGlycemicIndex(cases: readonly PublishedMean[]): {
  measured: GlycemicIndexMeasure
  findings: Finding[]
} {
  const read = cases.map((expected) => ({ expected, food: readLine(expected.line).food }))
  const wrong = read.filter(
    ({ expected, food }) => !food?.gi || bandOf(food.gi.value) !== bandOf(expected.mean),
  )
  const dangerous = read.filter(
    ({ expected, food }) => bandOf(expected.mean) === 'high' && food && bandOf(food.gi?.value ?? 0) === 'low',
  )
  return {
    measured: { band: shareOf(read.length - wrong.length, read.length), highCalledLow: dangerous.length },
    findings: wrong.map((one) => ({
      measure: dangerous.includes(one) ? 'high GI called low' : 'GI band',
      what: one.expected.line,
      expected: `${one.expected.mean}, ${bandOf(one.expected.mean)} (${one.expected.row})`,
      got: one.food
        ? `${one.food.name}: ${one.food.gi ? `${one.food.gi.value} (${one.food.gi.source})` : 'no GI'}`
        : 'no food',
    })),
  }
}

const bandOf = (value: number): 'low' | 'medium' | 'high' =>
  value <= GI_BANDS.lowMax ? 'low' : value >= GI_BANDS.highMin ? 'high' : 'medium'
