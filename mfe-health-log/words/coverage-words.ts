import { type Coverage, DAYS_WANTED, PERCENT_WANTED } from '@evenplate/glycemia/coverage'
import type { Figures } from '@evenplate/glycemia/figures'
import type { NoGmi } from '@evenplate/glycemia/gmi'
import { many } from './many.ts'

/** What the figures are from, and what is missing to what clinicians look for. */
export function coverageSentence({ days, percent, sufficiency }: Coverage): string {
  const from = `From ${many(days, 'day')}, ${shownPercent(percent)} of the time.`
  switch (sufficiency.level) {
    case 'list':
      return `Less than a day of readings. Figures begin with a whole day: ${hours(sufficiency.missingMinutes)} more.`
    case 'some':
      return `${from} ${DAYS_WANTED} days at ${PERCENT_WANTED}% is what clinicians look for.`
    case 'enough':
      return from
  }
}

/** Why there is no GMI, with the number that is missing. */
export function noGmiSentence(none: NoGmi): string {
  if (none.why === 'fingersticks')
    return 'A GMI is made of a sensor’s readings. Fingersticks are taken when something is up, so they would mislead.'
  const missing = [
    ...(none.missingDays > 0 ? [`${many(none.missingDays, 'more day')}`] : []),
    ...(none.missingPercent > 0
      ? [`the sensor on for ${PERCENT_WANTED}% of the time (it was ${shownPercent(none.percent)})`]
      : []),
  ]
  return `No GMI yet. It needs ${missing.join(', and ')}.`
}

/** Readings in no figure, each with its reason; empty where all are in. */
export function leftOutSentences({ leftOut, basis }: Pick<Figures, 'leftOut' | 'basis'>): string[] {
  const { repeated, otherSource, future, unreadable, otherKind } = leftOut
  const kind = basis === 'sensor' ? 'fingerstick' : 'sensor reading'
  return [
    ...(repeated > 0
      ? [`${many(repeated, 'duplicate')} set aside: the same device said the same twice.`]
      : []),
    ...(otherSource > 0
      ? [`${many(otherSource, 'duplicate')} set aside: another source told the same.`]
      : []),
    ...(future > 0 ? [`${many(future, 'reading')} left out: later than now.`] : []),
    ...(unreadable > 0 ? [`${many(unreadable, 'reading')} left out: no value.`] : []),
    ...(otherKind > 0 ? [`${many(otherKind, kind)} shown in the days, not in these figures.`] : []),
  ]
}

/** Readings that a device could only call low or high. */
export function beyondSentence({ low, high }: { low: number; high: number }): string | null {
  const count = low + high
  return count === 0
    ? null
    : `${many(count, 'reading')} beyond what the device can measure: counted at its limit.`
}

/** Whole percents; 69.6 is not told as the 70 that is missing. */
export const shownPercent = (percent: number): string =>
  percent > 0 && percent < 1 ? '<1%' : `${percent >= 100 ? 100 : Math.floor(percent)}%`

const hours = (minutes: number) => many(Math.ceil(minutes / 60), 'hour')
