import type { EatenMeal, Reading, Unit } from '../reading.ts'

const MINUTE = 60_000
/** Midnight UTC of a Monday. */
export const MONDAY = Date.parse('2026-11-02T00:00:00Z')

export const reading = (change: Partial<Reading> = {}): Reading => ({
  at: MONDAY,
  offset: 0,
  kind: 'sensor',
  value: 100,
  unit: 'mg/dL',
  bound: null,
  device: 'a',
  ...change,
})

/** A sensor's readings, this many minutes apart; `null` if one is missing. */
export const everyMinutes = (
  minutes: number,
  values: readonly (number | null)[],
  change: Partial<Reading> & { from?: number } = {},
): Reading[] => {
  const { from = MONDAY, ...rest } = change
  return values.flatMap((value, place) =>
    value === null ? [] : [reading({ ...rest, value, at: from + place * minutes * MINUTE })],
  )
}

/** A fingerstick, some minutes after a given time. */
export const fingerstick = (minutes: number, value: number, change: Partial<Reading> = {}): Reading =>
  reading({ kind: 'meter', device: null, value, at: MONDAY + minutes * MINUTE, ...change })

/** Days of sensor readings at an interval: a curve with three meals a day, lower at night, the same every time. */
export function sensorDays(days: number, minutes = 5, change: Partial<Reading> & { from?: number } = {}) {
  const { from = MONDAY, unit = 'mg/dL' as Unit, ...rest } = change
  const readings: Reading[] = []
  for (let at = 0; at < days * 1440; at += minutes) {
    const hour = (at % 1440) / 60
    const meals = [8, 13, 19].map((meal) => 70 * Math.exp(-(((hour - meal - 1) / 1.1) ** 2)))
    const wave = 12 * Math.sin(at / 371) + 9 * Math.sin(at / 83)
    const mg = Math.round(105 + wave + meals.reduce((sum, one) => sum + one, 0) - (hour < 5 ? 18 : 0))
    const value = unit === 'mg/dL' ? mg : Math.round((mg / 18.01559) * 10) / 10
    readings.push(reading({ ...rest, unit, value, at: from + at * MINUTE }))
  }
  return readings
}

export const meal = (change: Partial<EatenMeal> = {}): EatenMeal => ({
  id: 'meal',
  at: MONDAY,
  offset: 0,
  title: 'Lentil soup',
  recipe: 'lentils',
  carbs: 45,
  portion: 1,
  flags: [],
  ...change,
})
