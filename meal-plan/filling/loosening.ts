import { DIETS } from '@evenplate/domain/diets'
import { daysBetween } from '../dates.ts'
import type { Shortfall } from '../fill.ts'
import type { Budget, PlanRules } from '../rules.ts'
import type { Candidate, FillInput } from './candidate.ts'
import { gramsOff } from './eating.ts'
import { fitsRow } from './fits.ts'
import type { Eaten } from './penalty.ts'
import type { Row } from './row.ts'
import { searched } from './searched.ts'
import { budgetWords, dayName, listed, mealWord } from './words.ts'

/** A change to one rule, and the dishes it allows. `size`: how much the person gives up, in grams of tolerance. */
type Change = { size: number; says: string; rules: PlanRules; added: Candidate[] }

const WIDEST = 15
const MOST_TOLERANCE = 50
const MINUTES_A_GRAM = 4
const SIZES = { cap: 4, atLeast: 5, avoid: 8, diet: 12 } as const
/** How many changes get their own search, and its tries per slot. */
const TRIED = 10
const TRIES = 300

/**
 * The smallest change to one rule that lets a row of slots be filled within its budget and time. Each rule is changed in
 * turn and the row is filled again; allergies are never touched. Null if no single change helps.
 */
export function looseningOf(input: FillInput, row: Row, isUnmet: boolean): Shortfall['loosening'] {
  const fittingUnder = ({ rules, added }: Pick<Change, 'rules' | 'added'>): number => {
    const widened = { ...row, budget: budgetUnder(rules, row) }
    return [...input.candidates, ...added].filter((dish) => fitsRow({ ...input, rules }, widened, dish))
      .length
  }
  const now = fittingUnder({ rules: input.rules, added: [] })
  const changes = [widenings(input, row), longerDays(input, row)]
    .flatMap((ever) =>
      ever.filter((change, at) => fittingUnder(change) > (at > 0 ? fittingUnder(ever[at - 1]!) : now)),
    )
    .concat(
      [...capsDropped(input), ...excludedLet(input, row)].filter((change) => fittingUnder(change) > now),
    )
    .sort((a, b) => a.size - b.size)
    .slice(0, TRIED)
  const found = changes.find((change) => isEnough(input, row, change, isUnmet, now))
  return found ? { says: found.says, rules: found.rules } : null
}

/** Fills the row alone under the changed rules. */
function isEnough(
  input: FillInput,
  row: Row,
  { rules, added }: Change,
  isUnmet: boolean,
  now: number,
): boolean {
  const changed: FillInput = { ...input, rules, candidates: [...input.candidates, ...added] }
  const budget = budgetUnder(rules, row)
  if (!isUnmet) {
    // The week is full, but always with the same dishes: twice as many would help.
    return (
      changed.candidates.filter((dish) => fitsRow(changed, { ...row, budget }, dish)).length >=
      Math.max(2, now * 2)
    )
  }
  const { eaten } = searched({ ...changed, slots: row.slots, locked: new Map(), pantry: [] }, TRIES)
  return eaten.length === row.slots.length && eaten.every((one) => keeps(changed, budget, one))
}

const keeps = ({ rules }: FillInput, budget: Budget | null, { dish, portion, day, of }: Eaten): boolean =>
  gramsOff(dish.carbs * portion, budget) === 0 &&
  (of !== null || rules.minutes[day] === null || dish.minutes <= rules.minutes[day]!)

function budgetUnder(rules: PlanRules, { meal, budget }: Row): Budget | null {
  if (!budget) return null
  return [
    rules.budgets[meal],
    ...rules.onWeekdays.filter((one) => one.meal === meal).map((one) => one.budget),
  ]
    .filter((one) => one?.carbs === budget.carbs && one.tolerance >= budget.tolerance)
    .reduce<Budget>((widest, one) => (one && one.tolerance > widest.tolerance ? one : widest), budget)
}

function widenings({ rules }: FillInput, { meal, budget }: Row): Change[] {
  if (!budget) return []
  const isMeant = (one: Budget | null) => one?.carbs === budget.carbs && one.tolerance === budget.tolerance
  const most = Math.min(MOST_TOLERANCE, Math.floor(budget.tolerance) + WIDEST)
  return Array.from({ length: Math.max(0, most - Math.floor(budget.tolerance)) }, (_, at) => {
    const wider = { carbs: budget.carbs, tolerance: Math.floor(budget.tolerance) + at + 1 }
    return {
      size: wider.tolerance - budget.tolerance,
      says: `Widen ${mealWord(meal)} to ${budgetWords(wider)} g`,
      rules: {
        ...rules,
        budgets: { ...rules.budgets, [meal]: isMeant(rules.budgets[meal]) ? wider : rules.budgets[meal] },
        onWeekdays: rules.onWeekdays.map((one) =>
          one.meal === meal && isMeant(one.budget) ? { ...one, budget: wider } : one,
        ),
      },
      added: [],
    }
  })
}

/** Longer cooking on the days of the row that have a limit. */
function longerDays(input: FillInput, row: Row): Change[] {
  const { rules, week } = input
  const limited = [...new Set(row.slots.map(({ day }) => day))].filter(
    (day) => (rules.minutes[daysBetween(week, day)] ?? null) !== null,
  )
  if (limited.length === 0) return []
  const days = limited.map((day) => daysBetween(week, day))
  const least = Math.min(...days.map((day) => rules.minutes[day]!))
  const anyTime = { ...input, rules: { ...rules, minutes: rules.minutes.map(() => null) } }
  const steps = new Set(
    input.candidates
      .filter((dish) => fitsRow(anyTime, row, dish))
      .map(({ minutes }) => Math.ceil(minutes / 5) * 5),
  )
  return [...steps]
    .filter((minutes) => minutes > least && minutes <= 600)
    .sort((a, b) => a - b)
    .map((minutes) => ({
      size: (minutes - least) / MINUTES_A_GRAM,
      says: `Allow ${minutes} minutes on ${limited.length === 7 ? 'all days' : listed(limited.map(dayName))}`,
      rules: {
        ...rules,
        minutes: rules.minutes.map((one, day) =>
          days.includes(day) && one !== null ? Math.max(one, minutes) : one,
        ),
      },
      added: [],
    }))
}

function capsDropped({ rules }: FillInput): Change[] {
  const caps = [
    ['mostLoad', 'the limit on glycemic load'],
    ['mostSodium', 'the limit on sodium'],
    ['leastFiber', 'the fiber minimum'],
  ] as const
  return caps.flatMap(([cap, name]) =>
    rules[cap] === null
      ? []
      : [{ size: SIZES.cap, says: `Drop ${name}`, rules: { ...rules, [cap]: null }, added: [] }],
  )
}

/** Dishes excluded by one diet, one entry of the avoid list, or "at least". */
function excludedLet({ rules, excluded = [], candidates }: FillInput, { meal }: Row): Change[] {
  const changes: Change[] = []
  const ofMeal = excluded.filter(({ candidate }) => candidate.meals.includes(meal))
  const without = (by: (typeof ofMeal)[number]['by'], what: string) =>
    ofMeal.filter((one) => one.by === by && one.what === what).map(({ candidate }) => candidate)
  if (
    !rules.allowsAtLeast &&
    (candidates.some(({ isAtLeast }) => isAtLeast) || without('at-least', '').length > 0)
  )
    changes.push({
      size: SIZES.atLeast,
      says: 'Allow dishes whose carbs are only known as “at least”',
      rules: { ...rules, allowsAtLeast: true },
      added: ofMeal.filter(({ by }) => by === 'at-least').map(({ candidate }) => candidate),
    })
  for (const diet of rules.dietary)
    changes.push({
      size: SIZES.diet,
      says: `Plan without “${DIETS[diet].label}”`,
      rules: { ...rules, dietary: rules.dietary.filter((one) => one !== diet) },
      added: without('diet', diet),
    })
  for (const what of new Set(ofMeal.filter(({ by }) => by === 'avoid').map((one) => one.what))) {
    const avoid = withoutWord(rules.avoid, what)
    if (avoid === null) continue
    changes.push({
      size: SIZES.avoid,
      says: `Allow ${what}`,
      rules: { ...rules, avoid },
      added: without('avoid', what),
    })
  }
  return changes
}

/** The avoid list without one of its entries; null if the list does not have that entry word for word. */
function withoutWord(avoid: string, what: string): string | null {
  const entries = avoid.split(/[,;\n]/).map((entry) => entry.trim())
  const left = entries.filter((entry) => entry.toLowerCase() !== what.trim().toLowerCase())
  return left.length === entries.length ? null : left.filter((entry) => entry !== '').join(', ')
}
