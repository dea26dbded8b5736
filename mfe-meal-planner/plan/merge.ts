import type { Plan, Slot } from '@evenplate/meal-plan/plan'
import { brokenLeftover, withoutOrphans } from './leftovers.ts'
import { inOrder, keysOf, withPlaces } from './places.ts'

/**
 * Merges two plans that were changed separately: for each slot the later change wins, and what only one of them has is
 * kept. Both may have made a slot for the same place; then it is one, with the stored id.
 * @param stored what the database has
 * @param mine what this device has; `rules` says whether it changed them, too
 */
export function merge(stored: Plan, mine: Plan, changed: { rules: boolean }): Plan {
  const keys = keysOf(stored.slots)
  const idAt = new Map([...keys].map(([id, key]) => [key, id]))
  const renamed = new Map([...keysOf(mine.slots)].map(([id, key]) => [id, idAt.get(key) ?? id]))
  const theirs = new Map(stored.slots.map((slot) => [slot.id, slot]))
  for (const slot of mine.slots.map((slot) => withNames(slot, renamed))) {
    const other = theirs.get(slot.id)
    if (!other || slot.changed > other.changed) theirs.set(slot.id, slot)
  }
  const merged: Plan = {
    ...stored,
    rules: changed.rules ? mine.rules : stored.rules,
    slots: inOrder([...theirs.values()]),
    dishes: { ...mine.dishes, ...stored.dishes },
  }
  return withoutBroken(withPlaces(withoutOrphans(merged)))
}

function withNames(slot: Slot, renamed: ReadonlyMap<string, string>): Slot {
  const id = renamed.get(slot.id) ?? slot.id
  const { content } = slot
  return content?.kind === 'leftover'
    ? { ...slot, id, content: { ...content, of: renamed.get(content.of) ?? content.of } }
    : { ...slot, id }
}

/** Two valid weeks may merge into one in which a meal eats what is not cooked yet: then that meal is empty. */
function withoutBroken(plan: Plan): Plan {
  if (brokenLeftover(plan) === null) return plan
  const without = plan.slots.findLast(
    (slot) =>
      slot.content?.kind === 'leftover' && brokenLeftover({ ...plan, slots: withoutOthers(plan, slot) }),
  )
  return without
    ? withoutBroken({
        ...plan,
        slots: plan.slots.map((slot) =>
          slot.id === without.id ? { ...slot, content: null, locked: false, why: null } : slot,
        ),
      })
    : plan
}

const withoutOthers = ({ slots }: Plan, one: Slot): Slot[] =>
  slots.map((slot) =>
    slot.id !== one.id && slot.content?.kind === 'leftover' ? { ...slot, content: null } : slot,
  )
