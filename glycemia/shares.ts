import { bandWithin, isInTightRange } from './band.ts'
import {
  type Band,
  bandsOf,
  edgesOf,
  type Goal,
  type GoalOf,
  type Group,
  goalsOf,
  isPregnancy,
} from './groups.ts'
import type { Point } from './series.ts'
import { type WholePercent, wholePercents } from './sums/whole-percents.ts'

/** `percent`: not rounded; the shares of all bands add up to 100. `count`: readings in it. */
export type Share = WholePercent & { band: Band; percent: number; count: number }

/**
 * `percent`: not rounded; `isMet` uses it. `says`: with as many decimals as needed to show on which side of the goal it is:
 * 3.6 if the goal is under 4.
 */
export type GoalShare = Goal & { share: number; says: string; isMet: boolean }

/**
 * Shares of time in the bands of a group, from lowest to highest. `weights`: by position, from `weightsOf`; null if each
 * reading counts the same, as for fingersticks.
 */
export function sharesOf(points: readonly Point[], weights: Float64Array | null, group: Group): Share[] {
  const bands = bandsOf(group)
  const sums = new Map(bands.map((band) => [band, { weight: 0, count: 0 }]))
  const edges = { 'mg/dL': edgesOf(group, 'mg/dL'), 'mmol/L': edgesOf(group, 'mmol/L') }
  let total = 0
  for (const [place, { value, unit }] of points.entries()) {
    const sum = sums.get(bandWithin(edges[unit], value))!
    const weight = weights === null ? 1 : weights[place]!
    sum.weight += weight
    sum.count += 1
    total += weight
  }
  const shares = bands.map((band) => {
    const { weight, count } = sums.get(band)!
    return { band, count, percent: total === 0 ? 0 : (100 * weight) / total }
  })
  const whole = wholePercents(shares)
  return shares.map((share, at) => ({ ...share, ...whole[at]! }))
}

/** How shares of time compare with the goals of their group; none if the group has none. */
export function againstGoals(shares: readonly Share[], group: Group): GoalShare[] {
  if (shares.every(({ count }) => count === 0)) return []
  return goalsOf(group).map((goal) => {
    const share = shares
      .filter(({ band }) => BANDS_OF[goal.of].includes(band))
      .reduce((sum, { percent }) => sum + percent, 0)
    return { ...goal, share, says: saidBeside(share, goal), isMet: isMet(share, goal) }
  })
}

const BANDS_OF: Record<GoalOf, readonly Band[]> = {
  'in-range': ['in-range'],
  below: ['very-low', 'low'],
  'very-low': ['very-low'],
  above: ['high', 'very-high'],
  'very-high': ['very-high'],
}

/** Percent of time at 70–140 mg/dL (3.9–7.8 mmol/L); null in pregnancy, which has its own range, and without readings. */
export function tightRangeOf(
  points: readonly Point[],
  weights: Float64Array | null,
  group: Group,
): number | null {
  if (points.length === 0 || isPregnancy(group)) return null
  let inside = 0
  let total = 0
  for (const [place, { value, unit }] of points.entries()) {
    const weight = weights === null ? 1 : weights[place]!
    total += weight
    if (isInTightRange(value, unit)) inside += weight
  }
  return total === 0 ? null : (100 * inside) / total
}

const isMet = (share: number, { op, percent }: Goal) => (op === '>' ? share > percent : share < percent)

function saidBeside(share: number, goal: Goal): string {
  const text = [0, 1, 2, 3]
    .map((digits) => share.toFixed(digits))
    .find((said) => isMet(Number(said), goal) === isMet(share, goal))
  if (share > 0 && Number(text) === 0) return '<1%'
  return `${text ?? share.toFixed(3)}%`
}
