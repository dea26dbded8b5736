import { daysBetween } from '../dates.ts'
import type { Slot } from '../plan.ts'
import { type Budget, budgetOf, type Meal } from '../rules.ts'
import type { FillInput } from './candidate.ts'

/** Open slots of one meal under one budget. */
export type Row = { meal: Meal; budget: Budget | null; slots: Slot[] }

export function rowsOf({ slots, rules, week }: FillInput): Row[] {
  const rows = new Map<string, Row>()
  for (const slot of slots) {
    if (slot.locked) continue
    const budget = budgetOf(rules, slot.meal, Math.min(6, Math.max(0, daysBetween(week, slot.day))))
    const key = `${slot.meal} ${budget?.carbs} ${budget?.tolerance}`
    const row = rows.get(key) ?? { meal: slot.meal, budget, slots: [] }
    row.slots.push(slot)
    rows.set(key, row)
  }
  return [...rows.values()]
}
