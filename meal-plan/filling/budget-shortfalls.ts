import type { Shortfall } from '../fill.ts'
import type { Slot } from '../plan.ts'
import type { FillInput } from './candidate.ts'
import { gramsOff } from './eating.ts'
import { fits } from './fits.ts'
import { looseningOf } from './loosening.ts'
import type { Eaten } from './penalty.ts'
import { type Row, rowsOf } from './row.ts'
import {
  budgetWords,
  capital,
  counted,
  dayName,
  gramsWord,
  listed,
  mealsWord,
  mealWord,
  numberWord,
} from './words.ts'

/** A week is still varied with this many slots per fitting dish. */
const SLOTS_A_DISH = 3

/** Open slots that stay empty, are outside their budget, or get the same few dishes again and again. */
export function budgetShortfalls(input: FillInput, eaten: readonly Eaten[]): Shortfall[] {
  return rowsOf(input).flatMap((row): Shortfall[] => {
    const standing = eaten.filter(({ slot }) => row.slots.some(({ id }) => id === slot.id))
    const empty = row.slots.filter(({ id }) => !standing.some(({ slot }) => slot.id === id))
    const outside = standing.filter(({ dish, portion }) => gramsOff(dish.carbs * portion, row.budget) !== 0)
    const fitting = new Set(fits(input, row).map(({ id }) => id)).size
    const cooked = standing.filter(({ of }) => of === null)
    const isScarce = cooked.length > SLOTS_A_DISH * Math.max(1, fitting)
    if (empty.length === 0 && outside.length === 0 && !isScarce) return []
    const unmet = [...empty, ...outside.map(({ slot }) => slot)]
    const slots = unmet.length > 0 ? unmet : cooked.map(({ slot }) => slot)
    const offered = input.candidates.filter(({ meals }) => meals.includes(row.meal)).length
    const sentences = [
      `${headOf(row)}: ${fitWords(fitting, offered)}, and ${counted(row.slots.length, `${mealWord(row.meal)} is`, `${mealsWord(row.meal, 2)} are`)} open`,
      ...(empty.length > 0 ? [`${ofDays(empty)} ${empty.length === 1 ? 'stays' : 'stay'} empty`] : []),
      ...outside.map(
        ({ slot, dish, portion }) =>
          `${dayName(slot.day)}’s has ${gramsWord(dish.carbs * portion, row.budget)}`,
      ),
    ]
    return [
      {
        slots: slots.map(({ id }) => id),
        cause: `${sentences.join('. ')}.`,
        loosening: looseningOf(input, row, unmet.length > 0),
      },
    ]
  })
}

const headOf = ({ meal, budget }: Row): string =>
  budget ? `${capital(mealWord(meal))} ${budgetWords(budget)} g` : capital(mealWord(meal))

function fitWords(fitting: number, offered: number): string {
  if (offered === 0) return 'no dish follows all your rules'
  if (offered === 1) return `your one dish ${fitting === 1 ? 'fits' : 'does not fit'}`
  const dishes = `of your ${counted(offered, 'dish', 'dishes')}`
  if (fitting === 0) return `none ${dishes} fits`
  return `${numberWord(fitting)} ${dishes} ${fitting === 1 ? 'fits' : 'fit'}`
}

const ofDays = (slots: readonly Slot[]): string =>
  `${listed([...new Set(slots.map(({ day }) => dayName(day)))])}’s`
