import type { Group } from './groups.ts'
import type { Unit } from './reading.ts'

/** From and to, both included; `under`: not reached. */
export type StickGoal = { from: number; to: number } | { under: number }
export type StickGoals = { before: StickGoal; oneHour: StickGoal; twoHours: StickGoal }

/**
 * Goals of fingersticks around a meal (ADA Standards of Care, adults): before, and one and two hours after it begins. Null
 * for older people and those at high risk, for whom there is no one goal; other pregnancies have those of gestational
 * diabetes.
 */
export const stickGoalsOf = (group: Group, unit: Unit): StickGoals | null => GOALS[group]?.[unit] ?? null

const GOALS: Record<Group, Record<Unit, StickGoals> | null> = {
  'type-1-or-2': {
    'mg/dL': { before: { from: 80, to: 130 }, oneHour: { under: 180 }, twoHours: { under: 180 } },
    'mmol/L': { before: { from: 4.4, to: 7.2 }, oneHour: { under: 10 }, twoHours: { under: 10 } },
  },
  'older-or-high-risk': null,
  'pregnancy-type-1': {
    'mg/dL': {
      before: { from: 70, to: 95 },
      oneHour: { from: 110, to: 140 },
      twoHours: { from: 100, to: 120 },
    },
    'mmol/L': {
      before: { from: 3.9, to: 5.3 },
      oneHour: { from: 6.1, to: 7.8 },
      twoHours: { from: 5.6, to: 6.7 },
    },
  },
  'pregnancy-other': {
    'mg/dL': { before: { under: 95 }, oneHour: { under: 140 }, twoHours: { under: 120 } },
    'mmol/L': { before: { under: 5.3 }, oneHour: { under: 7.8 }, twoHours: { under: 6.7 } },
  },
}
