import { daysBetween } from '../dates.ts'
import { PORTIONS } from '../rules.ts'
import type { Candidate, FillInput } from './candidate.ts'
import { gramsOff } from './eating.ts'
import type { Row } from './row.ts'

/** The dishes that meet all wishes of a row in some portion: its budget, the caps, and the minutes of at least one of its days. */
export const fits = (input: FillInput, row: Row): Candidate[] =>
  input.candidates.filter((dish) => fitsRow(input, row, dish))

/** The properties of a dish that wishes are about. `isAtLeast` defaults to false. */
type Fitting = Pick<Candidate, 'meals' | 'carbs' | 'load' | 'sodium' | 'fiber' | 'minutes'> & {
  isAtLeast?: boolean
}

export function fitsRow({ rules, week }: FillInput, { meal, budget, slots }: Row, dish: Fitting): boolean {
  if (!dish.meals.includes(meal) || (dish.isAtLeast && !rules.allowsAtLeast)) return false
  const isInTime = slots.some(({ day }) => {
    const most = rules.minutes[daysBetween(week, day)] ?? null
    return most === null || dish.minutes <= most
  })
  return (
    isInTime &&
    PORTIONS.some(
      (portion) =>
        gramsOff(dish.carbs * portion, budget) === 0 &&
        isUnder(dish.load, portion, rules.mostLoad) &&
        isUnder(dish.sodium, portion, rules.mostSodium) &&
        (!rules.leastFiber || (dish.fiber !== null && dish.fiber * portion >= rules.leastFiber - 1e-6)),
    )
  )
}

const isUnder = (figure: number | null, portion: number, most: number | null): boolean =>
  most === null || (figure !== null && figure * portion <= most + 1e-6)
