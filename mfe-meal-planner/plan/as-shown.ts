import type { Plan } from '@evenplate/meal-plan/plan'

/**
 * A week that was read, with the same slot and dish objects that the page already shows wherever they are equal: only
 * what is different renders again.
 */
export function asShown(shown: Plan, read: Plan): Plan {
  const slots = new Map(shown.slots.map((slot) => [slot.id, slot]))
  const dishes = new Map(Object.entries(shown.dishes))
  return {
    ...read,
    slots: read.slots.map((slot) => {
      const before = slots.get(slot.id)
      return JSON.stringify(before) === JSON.stringify(slot) ? (before ?? slot) : slot
    }),
    // A copy of a dish never changes: a changed one has a new id.
    dishes: Object.fromEntries(Object.entries(read.dishes).map(([id, dish]) => [id, dishes.get(id) ?? dish])),
  }
}
