import { type Coverage, DAYS_WANTED, PERCENT_WANTED } from '@evenplate/glycemia/coverage'
import type { Figures } from '@evenplate/glycemia/figures'
import type { NoGmi } from '@evenplate/glycemia/gmi'
import { many } from './many.ts'

/** What the figures are based on, and what is missing for the clinical standard. */
export function coverageSentence({ days, percent, sufficiency }: Coverage): string {
  const from = `From ${many(days, 'day')}, ${shownPercent(percent)} of the time.`
  switch (sufficiency.level) {
    case 'list':
      return `Less than a day of readings. Figures start at a full day: ${hours(sufficiency.missingMinutes)} to go.`
    case 'some':
      return `${from} Clinicians look for ${DAYS_WANTED} days at ${PERCENT_WANTED}%.`
    case 'enough':
      return from
  }
}

/** Why there is no GMI, with the number that is missing. */
export function noGmiSentence(none: NoGmi): string {
  if (none.why === 'fingersticks')
    return 'A GMI needs sensor readings. Fingersticks are often taken when something feels off, so they would mislead.'
  const missing = [
    ...(none.missingDays > 0 ? [`${many(none.missingDays, 'more day')}`] : []),
    ...(none.missingPercent > 0
      ? [`the sensor on for ${PERCENT_WANTED}% of the time (it was ${shownPercent(none.percent)})`]
      : []),
  ]
  return `No GMI yet. It needs ${missing.join(', and ')}.`
}

/** Readings that are in no figure, each with its reason; empty if all are included. */
export function leftOutSentences({ leftOut, basis }: Pick<Figures, 'leftOut' | 'basis'>): string[] {
  const { repeated, otherSource, future, unreadable, otherKind } = leftOut
  const kind = basis === 'sensor' ? 'fingerstick' : 'sensor reading'
  return [
    ...(repeated > 0 ? [`${many(repeated, 'duplicate')} set aside: the same device reported it twice.`] : []),
    ...(otherSource > 0
      ? [`${many(otherSource, 'duplicate')} set aside: another source reported the same.`]
      : []),
    ...(future > 0 ? [`${many(future, 'reading')} left out: in the future.`] : []),
    ...(unreadable > 0 ? [`${many(unreadable, 'reading')} left out: no value.`] : []),
    ...(otherKind > 0 ? [`${many(otherKind, kind)} shown on their days, but not in these figures.`] : []),
  ]
}

/** Readings that a device could only report as low or high. */
export function beyondSentence({ low, high }: { low: number; high: number }): string | null {
  const count = low + high
  return count === 0
    ? null
    : `${many(count, 'reading')} beyond what the device can measure: counted at its limit.`
}

/** Whole percents, rounded down: 69.6 must not show as 70, the share that is required. */
export const shownPercent = (percent: number): string =>
  percent > 0 && percent < 1 ? '<1%' : `${percent >= 100 ? 100 : Math.floor(percent)}%`

const hours = (minutes: number) => many(Math.ceil(minutes / 60), 'hour')
