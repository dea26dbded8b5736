import type { EatenMeal, Treatment } from './reading.ts'
import { type Rise, riseGround, riseOf } from './rise.ts'
import type { Point } from './series.ts'

/** Why a meal is shown, but not compared with others. */
export type Reason =
  /** Other meals within two hours before or after: grams of carbohydrate in them. */
  | { why: 'other-carbs'; carbs: number }
  /** Another meal within two hours with unknown carbohydrate. */
  | { why: 'other-unknown' }
  /** Below 70 mg/dL (3.9 mmol/L) before the meal. */
  | { why: 'low-before' }
  /** A low was treated with carbohydrate within two hours before or after. */
  | { why: 'low-treated' }
  | { why: EatenMeal['flags'][number] }
  /** Its carbohydrate is unknown, but other meals' is known. */
  | { why: 'amount-unknown' }
  /** More or less of it than usual: its grams (or portions, if no grams are known) and the median. */
  | { why: 'other-amount'; amount: number; usual: number; of: 'carbs' | 'portion' }

export type MealRise = { meal: EatenMeal; rise: Rise; reasons: Reason[] }

const TWO_HOURS = 120 * 60_000
/** Grams. */
const OTHER_CARBS_MOST = 10

/** The rise after each meal, in chronological order. `points`: from `seriesOf`, sensors and meters. */
export function mealRises(
  meals: readonly EatenMeal[],
  treatments: readonly Treatment[],
  points: readonly Point[],
  now: number,
): MealRise[] {
  const ground = riseGround(points)
  const inOrder = [...meals].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
  const treated = treatments.map(({ at }) => at).sort((a, b) => a - b)
  let firstMeal = 0
  let firstTreated = 0
  return inOrder.map((meal) => {
    while (inOrder[firstMeal]!.at < meal.at - TWO_HOURS) firstMeal++
    while (firstTreated < treated.length && treated[firstTreated]! < meal.at - TWO_HOURS) firstTreated++
    const rise = riseOf(meal, ground, now)
    const reasons: Reason[] = [
      ...besideOf(meal, inOrder, firstMeal),
      ...((rise.by === 'sensor' || rise.by === 'meter') && rise.isLowBefore
        ? [{ why: 'low-before' } as const]
        : []),
      ...((treated[firstTreated] ?? Number.POSITIVE_INFINITY) <= meal.at + TWO_HOURS
        ? [{ why: 'low-treated' } as const]
        : []),
      ...[...new Set(meal.flags)].map((why) => ({ why })),
    ]
    return { meal, rise, reasons }
  })
}

function besideOf(meal: EatenMeal, inOrder: readonly EatenMeal[], first: number): Reason[] {
  let carbs = 0
  let isUnknown = false
  for (let at = first; at < inOrder.length && inOrder[at]!.at <= meal.at + TWO_HOURS; at++) {
    const other = inOrder[at]!
    if (other.id === meal.id) continue
    if (other.carbs === null) isUnknown = true
    else carbs += other.carbs
  }
  if (carbs >= OTHER_CARBS_MOST) return [{ why: 'other-carbs', carbs }]
  return isUnknown ? [{ why: 'other-unknown' }] : []
}
