import type { Log, LogMeal } from '../data/log.ts'

/** The morning after the samples' last day; every visit shows the same. */
export const SAMPLE_NOW = Date.parse('2026-11-23T09:00:00Z')
const FIRST = Date.parse('2026-11-09T00:00:00Z')
const DAYS = 14
const EVERY = 15
const MINUTE = 60_000
const DAY = 1440 * MINUTE

const DISHES = [
  { hour: 7.75, title: 'Overnight oats with berries', recipe: 'sample-oats', carbs: 38, rise: 55 },
  { hour: 12.5, title: 'Lentil soup', recipe: 'sample-lentils', carbs: 41, rise: 42 },
  { hour: 18.75, title: 'Chicken and vegetable stir-fry', recipe: 'sample-stir-fry', carbs: 29, rise: 34 },
]

/** Two made-up weeks from a formula, so that a visitor sees what the pages show. Only shown next to a text that says so. */
export function sampleLog(): Log {
  const meals = DISHES.flatMap(({ hour, title, recipe, carbs }, dish) =>
    Array.from({ length: DAYS }, (_, day) => day)
      .filter((day) => (day + dish) % 3 === 0)
      .map(
        (day): LogMeal => ({
          id: `${recipe} ${day}`,
          at: FIRST + day * DAY + hour * 60 * MINUTE,
          offset: 0,
          title,
          recipe,
          carbs,
          portion: 1,
          flags: dish === 0 && day === 6 ? ['exercise'] : [],
          slot: null,
          grams: null,
          note: null,
        }),
      ),
  )
  const readings = Array.from({ length: (DAYS * 1440) / EVERY }, (_, place) => {
    const at = FIRST + place * EVERY * MINUTE
    return {
      at,
      offset: 0,
      kind: 'sensor' as const,
      value: glucoseAt(place),
      unit: 'mg/dL' as const,
      bound: null,
      device: 'sample',
    }
  })
  return { readings, hand: [], meals, treatments: [] }
}

function glucoseAt(place: number): number {
  const minute = place * EVERY
  const day = Math.floor(minute / 1440)
  const hour = (minute % 1440) / 60
  const risen = DISHES.reduce((sum, { hour: from, rise }, dish) => {
    const since = hour - from
    const size = rise * (1 + 0.35 * Math.sin(day * 2.3 + dish))
    return since < 0 || since > 4 ? sum : sum + size * (since / 0.9) * Math.exp(1 - since / 0.9)
  }, 0)
  const night = hour < 5 ? -14 : 0
  const slow = 10 * Math.sin(minute / 610) + 7 * Math.sin(minute / 97 + day)
  // One afternoon walk that went further than planned.
  const walk = day === 9 && hour > 15.5 && hour < 16.75 ? -48 : 0
  return Math.round(112 + risen + night + slow + walk)
}
