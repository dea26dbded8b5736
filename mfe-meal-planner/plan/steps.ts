import type { Plan, Slot } from '@evenplate/meal-plan/plan'
import type { PlanRules } from '@evenplate/meal-plan/rules'
import { inOrder, withPlaces } from './places.ts'

/**
 * One step of a person: the slots and rules it changed, before and after. Undoing it changes only these, so what
 * another device did to the rest of the week meanwhile stays.
 */
export type Step = {
  says: string
  slots: { id: string; before: Slot | null; after: Slot | null }[]
  rules: { before: PlanRules; after: PlanRules } | null
}

/** @returns null if nothing changed */
export function stepBetween(before: Plan, after: Plan, says: string): Step | null {
  const was = new Map(before.slots.map((slot) => [slot.id, slot]))
  const is = new Map(after.slots.map((slot) => [slot.id, slot]))
  const slots = [...new Set([...was.keys(), ...is.keys()])]
    .map((id) => ({ id, before: was.get(id) ?? null, after: is.get(id) ?? null }))
    .filter((one) => !isSame(one.before, one.after))
  const rules = before.rules === after.rules ? null : { before: before.rules, after: after.rules }
  return slots.length > 0 || rules ? { says, slots, rules } : null
}

/** Compared by content: an action may recreate a slot without changing it. */
function isSame(one: Slot | null, other: Slot | null): boolean {
  if (one === other) return true
  return one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other)
}

/** Every slot that a step changed has its time, so that a later change on another device can be told from an earlier one. */
export function stamped(plan: Plan, step: Step, now: number): Plan {
  const touched = new Set(step.slots.map(({ id }) => id))
  return {
    ...plan,
    slots: plan.slots.map((slot) => (touched.has(slot.id) ? { ...slot, changed: now } : slot)),
  }
}

export const undone = (plan: Plan, step: Step, now: number): Plan => goTo(plan, step, 'before', now)
export const redone = (plan: Plan, step: Step, now: number): Plan => goTo(plan, step, 'after', now)

function goTo(plan: Plan, step: Step, side: 'before' | 'after', now: number): Plan {
  const changed = new Map(step.slots.map((one) => [one.id, one[side]]))
  const kept = plan.slots.flatMap((slot) => {
    const to = changed.get(slot.id)
    changed.delete(slot.id)
    return to === undefined ? [slot] : to ? [{ ...to, changed: now }] : []
  })
  const back = [...changed.values()].flatMap((slot) => (slot ? [{ ...slot, changed: now }] : []))
  const rules = step.rules ? step.rules[side] : plan.rules
  return withPlaces({ ...plan, rules, slots: inOrder([...kept, ...back]) })
}

/** The dishes that a plan, or a step that can be undone, still names. */
export function namedDishes(plan: Plan, steps: readonly Step[] = []): Plan['dishes'] {
  const slots = [
    ...plan.slots,
    ...steps.flatMap((step) => step.slots.flatMap(({ before, after }) => [before, after])),
  ]
  const names = new Set(slots.flatMap((slot) => (slot?.content?.kind === 'dish' ? [slot.content.dish] : [])))
  return Object.fromEntries(Object.entries(plan.dishes).filter(([id]) => names.has(id)))
}
