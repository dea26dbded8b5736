import { BROUGHT } from '@evenplate/domain/brought-recipe'
import { numberOf } from './number-of.ts'

/** Minutes of "PT1H30M", "P0DT0H20M", "1 hour 30 minutes", "1 Std. 20 Min.", "45 minutos", 45. Null if it gives none. */
export function minutesOf(value: unknown): number | null {
  if (typeof value === 'number') return within(value)
  if (typeof value !== 'string') return null
  const text = value.slice(0, 100).trim()
  const iso = ISO.exec(text)
  if (iso && /\d/.test(text)) {
    const [days, hours, minutes, seconds] = iso
      .slice(1)
      .map((part) => Number((part ?? '0').replace(',', '.')))
    return within((days ?? 0) * 1440 + (hours ?? 0) * 60 + (minutes ?? 0) + (seconds ?? 0) / 60)
  }
  if (/^\d{1,4}$/.test(text)) return within(Number(text))
  let sum: number | null = null
  for (const [, amount, unit] of text.matchAll(SPOKEN)) {
    const times = /^(?:d|t|día)/i.test(unit!) ? 1440 : /^(?:h|st)/i.test(unit!) ? 60 : 1
    sum = (sum ?? 0) + (numberOf(amount!) ?? 0) * times
  }
  return sum === null ? null : within(sum)
}

const ISO =
  /^P(?:(\d{1,4}(?:[.,]\d{1,4})?)D)?(?:T(?:(\d{1,5}(?:[.,]\d{1,4})?)H)?(?:(\d{1,6}(?:[.,]\d{1,4})?)M)?(?:(\d{1,7}(?:[.,]\d{1,4})?)S)?)?$/i
const SPOKEN =
  /(\d{1,4}(?:[.,]\d{1,2})?(?:\s?\d\/\d|\s?[½¼¾])?|[½¼¾])\s?(days?|tage?|días?|hours?|hrs?|h|std|stunden?|horas?|minut(?:es?|en|os?)|mins?|m)\b/gi

const within = (minutes: number): number | null =>
  Number.isFinite(minutes) && minutes >= 0 && minutes <= BROUGHT.minutes ? Math.round(minutes) : null
