import type { Plan, Slot } from '@evenplate/meal-plan/plan'
import { NO_RULES, newPlan } from './new-plan.ts'
import { weekday } from './words.ts'

/** Any Monday: until the browser knows which day it is, the page shows a week without dates. */
export const NO_WEEK = '2024-01-01'

/** The same on the server and in the browser. */
export function templateWeek(): Plan {
  const plan = newPlan(NO_WEEK, NO_RULES)
  return { ...plan, slots: plan.slots.map((slot, at) => ({ ...slot, id: `place-${at}` })) }
}

/** The meal that was pressed before the week was read; undefined if it has a dish after all. */
export function emptySlotAt(plan: Plan, templateId: string): Slot | undefined {
  const pressed = templateWeek().slots.find(({ id }) => id === templateId)
  const slot = plan.slots.find(
    ({ day, meal }) => pressed && meal === pressed.meal && weekday(day) === weekday(pressed.day),
  )
  return slot?.content === null ? slot : undefined
}
