import type { Unit } from './reading.ts'

/**
 * Whose goals apply: the person's own choice, agreed with their care team. Every page that shows goals names the group.
 * Ranges and goals: International Consensus on Time in Range, Battelino 2019, Diabetes Care 42(8):1593,
 * doi 10.2337/dci19-0028.
 */
export const GROUPS = ['type-1-or-2', 'older-or-high-risk', 'pregnancy-type-1', 'pregnancy-other'] as const
export type Group = (typeof GROUPS)[number]

/** From lowest to highest. In pregnancy there is no second high band. */
export const BANDS = ['very-low', 'low', 'in-range', 'high', 'very-high'] as const
export type Band = (typeof BANDS)[number]

/**
 * Where the bands begin and end in one unit: below `veryLow`, below `low`, up to and with `top`, up to and with `high`.
 * Each unit has its own numbers: 180 mg/dL goes with 10.0 mmol/L, though 10.0 mmol/L are 180.16 mg/dL.
 */
export type Edges = { veryLow: number; low: number; top: number; high: number | null }

const USUAL: Record<Unit, Edges> = {
  'mg/dL': { veryLow: 54, low: 70, top: 180, high: 250 },
  'mmol/L': { veryLow: 3.0, low: 3.9, top: 10.0, high: 13.9 },
}
const PREGNANCY: Record<Unit, Edges> = {
  'mg/dL': { veryLow: 54, low: 63, top: 140, high: null },
  'mmol/L': { veryLow: 3.0, low: 3.5, top: 7.8, high: null },
}

export const isPregnancy = (group: Group): boolean =>
  group === 'pregnancy-type-1' || group === 'pregnancy-other'

export const edgesOf = (group: Group, unit: Unit): Edges => (isPregnancy(group) ? PREGNANCY : USUAL)[unit]

/** The bands a group has, from lowest to highest. */
export const bandsOf = (group: Group): readonly Band[] => (isPregnancy(group) ? BANDS.slice(0, 4) : BANDS)

/** What a goal is about: one band, or both low or both high bands together. */
export type GoalOf = 'in-range' | 'below' | 'very-low' | 'above' | 'very-high'
/** A share of time, percent: to be above or below, not equal. */
export type Goal = { of: GoalOf; op: '>' | '<'; percent: number }

const GOALS: Record<Group, readonly Goal[]> = {
  'type-1-or-2': [
    { of: 'in-range', op: '>', percent: 70 },
    { of: 'below', op: '<', percent: 4 },
    { of: 'very-low', op: '<', percent: 1 },
    { of: 'above', op: '<', percent: 25 },
    { of: 'very-high', op: '<', percent: 5 },
  ],
  'older-or-high-risk': [
    { of: 'in-range', op: '>', percent: 50 },
    { of: 'below', op: '<', percent: 1 },
    { of: 'very-high', op: '<', percent: 10 },
  ],
  'pregnancy-type-1': [
    { of: 'in-range', op: '>', percent: 70 },
    { of: 'below', op: '<', percent: 4 },
    { of: 'very-low', op: '<', percent: 1 },
    { of: 'above', op: '<', percent: 25 },
  ],
  // The consensus gives none: there is too little evidence for them.
  'pregnancy-other': [],
}

export const goalsOf = (group: Group): readonly Goal[] => GOALS[group]
