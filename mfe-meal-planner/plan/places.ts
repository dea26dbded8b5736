import { randomUuid } from '@evenplate/domain/random-uuid'
import { type Day, daysOf } from '@evenplate/meal-plan/dates'
import type { Plan, Slot } from '@evenplate/meal-plan/plan'
import { MEALS, type Meal, type PlanRules } from '@evenplate/meal-plan/rules'
import { withoutOrphans } from './leftovers.ts'

/** A slot is a place in the week: its id stays with its day and meal. Dishes move between slots. */
export type Place = { day: Day; meal: Meal; nth: number }

/** The places that rules plan, in the order of the week. */
export const placesOf = (week: Day, { meals, snacks }: Pick<PlanRules, 'meals' | 'snacks'>): Place[] =>
  daysOf(week).flatMap((day) =>
    MEALS.filter((meal) => meals.includes(meal)).flatMap((meal) =>
      Array.from({ length: meal === 'Snacks' ? snacks : 1 }, (_, nth) => ({ day, meal, nth })),
    ),
  )

/** What distinguishes the places of one week; slots that two devices made for one place are one. */
export const keyOf = ({ day, meal, nth }: Place): string => `${day} ${meal} ${nth}`

/** The key of each slot's place, by its id. */
export function keysOf(slots: readonly Slot[]): Map<string, string> {
  const seen = new Map<string, number>()
  return new Map(
    slots.map(({ id, day, meal }) => {
      const of = `${day} ${meal}`
      const nth = seen.get(of) ?? 0
      seen.set(of, nth + 1)
      return [id, keyOf({ day, meal, nth })]
    }),
  )
}

/**
 * The plan with a slot for every place that its rules plan. A slot that they no longer plan is removed if it is empty,
 * and, with `drops: 'open'`, if it is not locked.
 */
export function withPlaces(plan: Plan, drops: 'empty' | 'open' = 'empty'): Plan {
  const keys = keysOf(plan.slots)
  const there = new Map(plan.slots.map((slot) => [keys.get(slot.id), slot]))
  const planned = placesOf(plan.week, plan.rules)
  const wanted = new Set(planned.map(keyOf))
  const { portion, plates } = plan.rules
  const slots = planned.map((place) => there.get(keyOf(place)) ?? emptySlot(place, { portion, plates }))
  const kept = plan.slots.filter(
    (slot) =>
      !wanted.has(keys.get(slot.id) ?? '') && (slot.locked || (drops === 'empty' && slot.content !== null)),
  )
  return withoutOrphans({ ...plan, slots: inOrder([...slots, ...kept]) })
}

const emptySlot = ({ day, meal }: Place, eats: Pick<Slot, 'portion' | 'plates'>): Slot => ({
  id: randomUuid(),
  day,
  meal,
  content: null,
  locked: false,
  ...eats,
  why: null,
  changed: 0,
})

/** By day, then by meal; several snacks of a day stay as they are. */
export const inOrder = (slots: readonly Slot[]): Slot[] =>
  slots.toSorted((a, b) => a.day.localeCompare(b.day) || MEALS.indexOf(a.meal) - MEALS.indexOf(b.meal))
