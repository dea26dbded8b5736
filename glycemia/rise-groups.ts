import { localOf, minuteOfDay } from './day.ts'
import type { MealRise, Reason } from './meal-rises.ts'
import { type EatenMeal, TITLE_OF_FILE } from './reading.ts'
import { medianOf } from './sums/quantile.ts'

/** What was observed: one or two numbers as they are; three or more as median and range. mg/dL, or as the field says. */
export type Observed =
  | { kind: 'none' }
  | { kind: 'few'; values: number[] }
  | { kind: 'range'; count: number; median: number; least: number; most: number }

export type PartOfDay = 'morning' | 'midday' | 'evening' | 'night'

/** Meals of one recipe, or with the same words. Never a score, and not sorted by their rises. */
export type RiseGroup = {
  /** Unique among groups. */
  key: string
  /** Null for meals in words. */
  recipe: string | null
  /** The name of its last meal. */
  title: string
  /** Meals in the figures; those with readings that are left out, with reasons; those without enough readings, or still waiting. */
  compared: MealRise[]
  setAside: MealRise[]
  unread: MealRise[]
  /** Median grams eaten, of the compared meals; null if none are known. */
  carbs: number | null
  /** Of all compared; null if they were at different times of day. */
  partOfDay: PartOfDay | null
  /** How many more compared meals a median needs, of sensor readings and of fingersticks. */
  missing: { sensor: number; meter: number }
  sensor: { peak: Observed; minutesToPeak: Observed; twoHours: Observed; area: Observed }
  meter: { oneHour: Observed; twoHours: Observed }
}

/** Meals needed for a median, and to list two recipes next to each other. */
export const MEALS_FOR_MEDIAN = 3
export const MEALS_BESIDE = 5
const SHARE_AROUND = 0.2

/** Meals of recipes, by recipe, and those in the same words that were eaten twice or more; the one eaten last is first. */
export function riseGroups(rises: readonly MealRise[]): RiseGroup[] {
  const groups = [...Map.groupBy(rises, ({ meal }) => keyOf(meal))]
    .filter(([key, [one, second]]) => key !== null && (one!.meal.recipe !== null || second !== undefined))
    .map(([key, all]) => ({
      group: groupOf(
        key!,
        all.sort((a, b) => a.meal.at - b.meal.at),
      ),
      last: Math.max(...all.map(({ meal }) => meal.at)),
    }))
  return groups.sort((a, b) => b.last - a.last).map(({ group }) => group)
}

/** Null for meals that nobody described. */
function keyOf({ recipe, title }: EatenMeal): string | null {
  if (recipe !== null) return `recipe ${recipe}`
  return title === TITLE_OF_FILE ? null : `words ${sameWords(title)}`
}

/** Words as they are compared: lower case, without the spaces and periods that people leave out. */
const sameWords = (title: string): string =>
  (
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:[.,/][\p{N}]+)?/gu) ?? [title]
  ).join(' ')

function groupOf(key: string, rises: readonly MealRise[]): RiseGroup {
  const isRead = ({ rise }: MealRise) => rise.by === 'sensor' || rise.by === 'meter'
  const read = byAmount(rises.filter(isRead))
  const compared = read.filter(({ reasons }) => reasons.length === 0)
  const sensors = compared.flatMap(({ rise }) => (rise.by === 'sensor' ? [rise] : []))
  const meters = compared.flatMap(({ rise }) => (rise.by === 'meter' ? [rise] : []))
  const parts = new Set(compared.map(({ meal }) => partOfDay(meal.at, meal.offset)))
  return {
    key,
    recipe: rises[0]!.meal.recipe,
    title: rises.at(-1)!.meal.title,
    compared,
    setAside: read.filter(({ reasons }) => reasons.length > 0),
    unread: rises.filter((one) => !isRead(one)),
    carbs: medianOf(compared.flatMap(({ meal }) => meal.carbs ?? [])),
    partOfDay: parts.size === 1 ? [...parts][0]! : null,
    missing: {
      sensor: Math.max(0, MEALS_FOR_MEDIAN - sensors.length),
      meter: Math.max(0, MEALS_FOR_MEDIAN - meters.length),
    },
    sensor: {
      peak: observed(sensors.map(({ peak }) => peak.rise)),
      minutesToPeak: observed(sensors.map(({ peak }) => peak.minute)),
      twoHours: observed(sensors.map(({ twoHours }) => twoHours)),
      area: observed(sensors.map(({ area }) => area)),
    },
    meter: {
      oneHour: observed(meters.map(({ oneHour }) => oneHour?.rise ?? null)),
      twoHours: observed(meters.map(({ twoHours }) => twoHours?.rise ?? null)),
    },
  }
}

/**
 * Adds a reason to meals with over 20 percent more or less carbohydrate than the median of those that could be compared;
 * portions are used if no meal's carbohydrate is known.
 */
function byAmount(rises: readonly MealRise[]): MealRise[] {
  const of = rises.some(({ meal }) => meal.carbs !== null) ? 'carbs' : 'portion'
  const amounts = rises.flatMap(({ meal, reasons }) => (reasons.length === 0 ? (meal[of] ?? []) : []))
  const usual = usualOf(amounts)
  if (usual === null) return [...rises]
  return rises.map((one) => {
    const amount = one.meal[of]
    const reason: Reason | null =
      amount === null
        ? { why: 'amount-unknown' }
        : isAround(amount, usual)
          ? null
          : { why: 'other-amount', amount, usual, of }
    return reason === null ? one : { ...one, reasons: [...one.reasons, reason] }
  })
}

const isAround = (amount: number, usual: number) =>
  Math.abs(amount - usual) <= SHARE_AROUND * usual * (1 + 1e-9)

/** The median; if no meal is near it (half of them small, half large), the lower one of the two in the middle. */
function usualOf(amounts: readonly number[]): number | null {
  const median = medianOf(amounts)
  if (median === null || amounts.some((amount) => isAround(amount, median))) return median
  return Math.max(...amounts.filter((amount) => amount < median))
}

function observed(all: readonly (number | null)[]): Observed {
  const values = all.filter((value) => value !== null)
  if (values.length === 0) return { kind: 'none' }
  if (values.length < MEALS_FOR_MEDIAN) return { kind: 'few', values }
  return {
    kind: 'range',
    count: values.length,
    median: medianOf(values)!,
    least: Math.min(...values),
    most: Math.max(...values),
  }
}

/** Whether two recipes may be listed next to each other: five meals each, and ranges that do not overlap. */
export const mayStandBeside = (one: Observed, other: Observed): boolean =>
  one.kind === 'range' &&
  other.kind === 'range' &&
  Math.min(one.count, other.count) >= MEALS_BESIDE &&
  (one.most < other.least || other.most < one.least)

/** By the wall clock: morning 4 to 11, midday to 16, evening to 22, night. */
export function partOfDay(at: number, offset: number): PartOfDay {
  const hour = minuteOfDay(localOf(at, offset)) / 60
  if (hour < 4 || hour >= 22) return 'night'
  return hour < 11 ? 'morning' : hour < 16 ? 'midday' : 'evening'
}
