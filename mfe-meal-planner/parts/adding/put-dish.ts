import { randomUuid } from '@evenplate/domain/random-uuid'
import type { Day } from '@evenplate/meal-plan/dates'
import { dishIn, type Plan, type PlannedDish, type Slot } from '@evenplate/meal-plan/plan'
import type { Meal } from '@evenplate/meal-plan/rules'
import { put } from '../../plan/actions.ts'
import { inOrder } from '../../plan/places.ts'
import { type Step, stamped, stepBetween, undone } from '../../plan/steps.ts'

/** The slot of a day's meal that a dish would take: an open one, otherwise the first; null if none is planned yet. */
export function placeFor({ slots }: Plan, day: Day, meal: Meal): Slot | null {
  const places = slots.filter((slot) => slot.day === day && slot.meal === meal)
  return places.find(({ content }) => content === null) ?? places[0] ?? null
}

export const standsIn = (plan: Plan, day: Day, meal: Meal): string | null => {
  const place = placeFor(plan, day, meal)
  return place && (dishIn(plan, place)?.recipe.title ?? null)
}

/**
 * The plan with a dish in a day's meal, locked, and how to undo it, however the plan has changed since.
 * @throws Refused with a sentence, if the rest of the week does not allow it
 */
export function withDish(
  plan: Plan,
  day: Day,
  meal: Meal,
  dish: PlannedDish,
  now: number,
): { plan: Plan; back(later: Plan, now: number): Plan } {
  const place = placeFor(plan, day, meal) ?? emptyPlace(plan, day, meal)
  const there = plan.slots.includes(place) ? plan : { ...plan, slots: inOrder([...plan.slots, place]) }
  const outcome = put(there, place.id, dish, plan.rules.portion)
  if ('refused' in outcome) throw new Refused(outcome.refused)
  const step = stepBetween(plan, outcome.plan, outcome.says)
  if (!step) return { plan: outcome.plan, back: (later) => later }
  return { plan: stamped(outcome.plan, step, now), back: (later, now) => takenBack(later, plan, step, now) }
}

/** The replaced dish was removed with its last slot: undoing restores it. */
const takenBack = (later: Plan, before: Plan, step: Step, now: number): Plan => ({
  ...undone(later, step, now),
  dishes: { ...before.dishes, ...later.dishes },
})

/** What the week's other meals do not allow, as a sentence for the page. */
export class Refused extends Error {
  override name = 'Refused'
}

const emptyPlace = ({ rules }: Plan, day: Day, meal: Meal): Slot => ({
  id: randomUuid(),
  day,
  meal,
  content: null,
  locked: false,
  portion: rules.portion,
  plates: rules.plates,
  why: null,
  changed: 0,
})
