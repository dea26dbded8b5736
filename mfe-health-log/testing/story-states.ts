import type { EatenMeal, Reading, Unit } from '@evenplate/glycemia/reading'
import { MEMBER_ID } from '@evenplate/platform/fake'
import type { FakeLog } from './fake-log.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** A sensor’s readings until this minute: if they ended an hour ago, today would be empty after midnight. */
function sensor(days: number, every: number, now: number, unit: Unit = 'mg/dL', shift = 0): Reading[] {
  const offset = -new Date(now).getTimezoneOffset()
  const count = Math.floor((days * 1440) / every)
  return Array.from({ length: count }, (_, place) => {
    const at = now - (count - 1 - place) * every * MINUTE
    const mg = glucoseAt(at + offset * MINUTE) + shift
    const value = unit === 'mg/dL' ? Math.round(mg) : Math.round((mg / 18.01559) * 10) / 10
    return { at, offset, kind: 'sensor', value, unit, bound: null, device: 'a1b2c3d4' }
  })
}

function glucoseAt(local: number): number {
  const hour = (local % DAY) / 3_600_000
  const day = Math.floor(local / DAY)
  const meals = [7.5, 12.5, 19].reduce((sum, meal, at) => {
    const since = hour - meal
    return since < 0 || since > 4
      ? sum
      : sum + (52 + 24 * Math.sin(day * 1.7 + at)) * (since / 0.9) * Math.exp(1 - since / 0.9)
  }, 0)
  const low = day % 5 === 0 && hour > 3 && hour < 4 ? -50 : 0
  return 112 + meals + low + 12 * Math.sin(local / 3e7) + 6 * Math.sin(local / 4e6)
}

function sticks(count: number, now: number): Reading[] {
  const offset = -new Date(now).getTimezoneOffset()
  return Array.from({ length: count }, (_, place) => {
    const at = now - (count - place) * 0.7 * DAY
    return {
      at,
      offset,
      kind: 'meter',
      value: Math.round(90 + ((place * 37) % 95)),
      unit: 'mg/dL',
      bound: null,
      device: null,
    }
  })
}

/** Eaten four times, once with exercise. */
const fourTimes = (now: number): EatenMeal[] =>
  [2, 5, 8, 11].map((days, place) => ({
    id: `meal-${days}`,
    at: Math.floor((now - days * DAY) / DAY) * DAY + 12.5 * 60 * MINUTE,
    offset: 0,
    title: 'Lentil soup',
    recipe: 'lentils',
    carbs: 45,
    portion: 1,
    flags: place === 1 ? ['exercise'] : [],
  }))

const settings = (values: object) => ({
  health_settings: [
    { user_id: MEMBER_ID, unit: 'mg/dL', goal_group: null, preferred_source: null, ...values },
  ],
})

export type State = {
  log: (now: number) => FakeLog
  isDown?: boolean
  isOffline?: boolean
  isGuest?: boolean
}

/** What a member's log can look like. */
export const STATES = {
  guest: { log: () => ({}), isGuest: true },
  'nothing yet': { log: () => ({}) },
  'twenty fingersticks': { log: (now) => ({ readings: sticks(20, now) }) },
  'two weeks': {
    log: (now) => ({
      readings: sensor(15, 5, now),
      meals: fourTimes(now),
      tables: {
        ...settings({ goal_group: 'type-1-or-2' }),
        lab_a1c: [{ id: 'lab', user_id: MEMBER_ID, day: '2026-10-12', percent: 6.9, unit: '%' }],
      },
    }),
  },
  'five years': {
    log: (now) => ({
      readings: sensor(190, 5, now),
      meals: fourTimes(now),
      tables: settings({ goal_group: 'type-1-or-2' }),
    }),
  },
  pregnancy: {
    log: (now) => ({
      readings: sensor(15, 5, now, 'mg/dL', -18),
      tables: settings({ goal_group: 'pregnancy-type-1' }),
    }),
  },
  'mmol/L': {
    log: (now) => ({
      readings: sensor(15, 15, now, 'mmol/L'),
      meals: fourTimes(now),
      tables: settings({ unit: 'mmol/L', goal_group: 'older-or-high-risk' }),
    }),
  },
  'database that is down': { log: () => ({}), isDown: true },
  offline: { log: (now) => ({ readings: sensor(1, 5, now) }), isOffline: true },
} as const satisfies Record<string, State>
export type StateName = keyof typeof STATES
