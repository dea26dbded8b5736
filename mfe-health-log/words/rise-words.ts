import type { MealRise, Reason } from '@evenplate/glycemia/meal-rises'
import type { Missing } from '@evenplate/glycemia/near-meal'
import type { Unit } from '@evenplate/glycemia/reading'
import type { Rise } from '@evenplate/glycemia/rise'
import {
  MEALS_FOR_MEDIAN,
  type Observed,
  type PartOfDay,
  type RiseGroup,
} from '@evenplate/glycemia/rise-groups'
import { shownText } from '@evenplate/glycemia/unit'
import { many } from './many.ts'

/** Shown with every rise. */
export const WHAT_ELSE_MOVES = 'Sleep, activity, medicine, time of day and the sensor all affect this.'

const PARTS: Record<PartOfDay, string> = {
  morning: 'in the morning',
  midday: 'at midday',
  evening: 'in the evening',
  night: 'at night',
}

/**
 * "After this recipe (3 times, about 45 g carbohydrate, in the morning) your reading rose 38 to 71 mg/dL, median 52."
 * With one or two meals it says so; with none, what is missing.
 */
export function riseSentence(group: RiseGroup, unit: Unit): string {
  const { sensor, meter, compared } = group
  const said =
    spoken(sensor.peak, unit, '') ??
    spoken(meter.oneHour, unit, ' after 1 hour') ??
    spoken(meter.twoHours, unit, ' after 2 hours')
  if (said === null) return missingSentence(group)
  const about = [
    `${times(said.count)}`,
    ...(group.carbs === null ? [] : [`about ${Math.round(group.carbs)} g carbohydrate`]),
    ...(group.partOfDay === null || compared.length === 0 ? [] : [PARTS[group.partOfDay]]),
  ].join(', ')
  return `After this ${group.recipe === null ? 'meal' : 'recipe'} (${about}) your reading ${said.words}`
}

function spoken(observed: Observed, unit: Unit, when: string): { count: number; words: string } | null {
  if (observed.kind === 'none') return null
  if (observed.kind === 'few') {
    const { values } = observed
    const count = values.length
    const each = values.map((value) => changed(value, unit)).join(', and ')
    return { count, words: `${each}${when}. ${count === 1 ? 'One observation.' : 'Two observations.'}` }
  }
  const { count, least, most, median } = observed
  const range =
    least >= 0
      ? `rose ${shownText(least, unit)} to ${shownText(most, unit)} ${unit}`
      : `changed by ${shownText(least, unit)} to ${shownText(most, unit)} ${unit}`
  return { count, words: `${range}${when}, median ${shownText(median, unit)}.` }
}

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

/** "rose 38 mg/dL", "fell 5 mg/dL", "stayed the same". */
function changed(value: number, unit: Unit): string {
  const text = shownText(Math.abs(value), unit)
  if (Number(text) === 0) return 'stayed the same'
  return `${value > 0 ? 'rose' : 'fell'} ${text} ${unit}`
}

/** Why no rise is shown, with the number that is missing. */
export function missingSentence({ missing }: Pick<RiseGroup, 'missing'>): string {
  const meals = Math.min(missing.sensor, missing.meter)
  return `Not enough readings yet. It takes ${many(meals === 0 ? MEALS_FOR_MEDIAN : meals, 'more meal')} with readings before and after.`
}

/** Before there is a median: how many more meals it takes; null if there is one. */
export function toMedianSentence({ missing, compared }: RiseGroup): string | null {
  const meals = Math.min(missing.sensor, missing.meter)
  return meals === 0 || compared.length === 0
    ? null
    : `A range and a median need ${many(meals, 'more meal')}.`
}

/** What the readings did after one meal: "rose 52 mg/dL, 45 minutes after". */
export function oneRise(rise: Rise, unit: Unit): string {
  switch (rise.by) {
    case 'sensor': {
      const two = rise.twoHours === null ? '' : `; at 2 hours ${signed(rise.twoHours, unit)}`
      return `${signed(rise.peak.rise, unit)} ${unit} at ${Math.round(rise.peak.minute)} minutes${two}`
    }
    case 'meter':
      return [
        ...(rise.oneHour ? [`${signed(rise.oneHour.rise, unit)} ${unit} at 1 hour`] : []),
        ...(rise.twoHours ? [`${signed(rise.twoHours.rise, unit)} ${unit} at 2 hours`] : []),
      ].join(', ')
    case 'waiting':
      return 'The two hours after it are not over yet.'
    case 'nothing':
      return `Too few readings: ${rise.missing.map(missingWords).join(', and ')}.`
  }
}

/** The same, with why it is set aside or was not compared, each as a sentence. */
export function oneMealRise({ rise, reasons }: Pick<MealRise, 'rise' | 'reasons'>, unit: Unit): string {
  const words = oneRise(rise, unit)
  if (reasons.length === 0) return words
  return [words.replace(/[^.]$/, '$&.'), ...reasons.map(reasonWords)].join(' ')
}

const signed = (mg: number, unit: Unit) =>
  Number(shownText(Math.abs(mg), unit)) > 0 && mg > 0 ? `+${shownText(mg, unit)}` : shownText(mg, unit)

/** "3 more readings between 1 and 2 hours after". */
export function missingWords({ readings, from, to }: Missing): string {
  const count = many(readings, 'more reading')
  if (to <= 0) return `${count} in the ${Math.abs(from)} minutes before`
  if (from === 60 && to === 120) return `${count} between 1 and 2 hours after`
  if (from <= 0) return `${count} in the ${to === 120 ? '2 hours' : `${to} minutes`} after`
  return `${count} between ${from} and ${to} minutes after`
}

/** Why a meal is shown, but not compared. */
export function reasonWords(reason: Reason): string {
  switch (reason.why) {
    case 'other-carbs':
      return `Other food within 2 hours (${Math.round(reason.carbs)} g carbohydrate).`
    case 'other-unknown':
      return 'Other food within 2 hours, carbs unknown.'
    case 'low-before':
      return 'Blood sugar was low at the start.'
    case 'low-treated':
      return 'A low was treated within 2 hours.'
    case 'amount-unknown':
      return 'We don’t know how much of it was eaten.'
    case 'other-amount':
      return reason.of === 'carbs'
        ? `A different amount: ${Math.round(reason.amount)} g carbohydrate, usually ${Math.round(reason.usual)} g.`
        : `A different amount: ${round(reason.amount)} servings, usually ${round(reason.usual)}.`
    case 'exercise':
      return 'Exercise near the meal.'
    case 'illness':
      return 'Illness.'
    case 'stress':
      return 'Stress.'
    case 'site-change':
      return 'A new sensor or infusion site.'
  }
}

const round = (value: number) => Math.round(value * 100) / 100
