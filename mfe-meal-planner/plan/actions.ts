import type { FillReply } from '@evenplate/meal-plan/fill'
import { dishIn, type Plan, type PlannedDish, type Slot } from '@evenplate/meal-plan/plan'
import type { PlanRules, Portion } from '@evenplate/meal-plan/rules'
import { brokenLeftover, eatersOf, leftoverProblem, withoutOrphans } from './leftovers.ts'
import { withPlaces } from './places.ts'
import { placeWords } from './words.ts'

/** What a person did to a week: the plan after it and what was done, or why it cannot be done. Nothing here reads a clock. */
export type Outcome = { plan: Plan; says: string } | { refused: string }

/** What is in a slot and moves with its dish; the slot stays. */
type Standing = Pick<Slot, 'content' | 'locked' | 'portion' | 'plates' | 'why'>
const standingOf = ({ content, locked, portion, plates, why }: Slot): Standing => ({
  content,
  locked,
  portion,
  plates,
  why,
})

export const slotIn = (plan: Pick<Plan, 'slots'>, id: string): Slot | undefined =>
  plan.slots.find((slot) => slot.id === id)

export const titleIn = (plan: Plan, slot: Slot): string => dishIn(plan, slot)?.recipe.title ?? 'Nothing'

/** Filled by the gateway. What was locked or placed meanwhile stays. */
export function fill(plan: Plan, asked: readonly Slot[], reply: FillReply): Outcome {
  const before = new Map(asked.map((slot) => [slot.id, slot]))
  const filled = new Map(reply.slots.map((slot) => [slot.id, slot]))
  const slots = plan.slots.map((slot) => {
    const now = filled.get(slot.id)
    if (!now || slot.locked || before.get(slot.id)?.content !== slot.content) return slot
    return { ...slot, content: now.content, portion: now.portion, why: now.why }
  })
  return {
    plan: withoutOrphans({ ...plan, slots, dishes: withDishes(plan, reply.dishes) }),
    says: 'Filled the week',
  }
}

const withDishes = (plan: Plan, dishes: readonly PlannedDish[]): Plan['dishes'] => ({
  ...plan.dishes,
  ...Object.fromEntries(dishes.map((dish) => [dish.id, dish])),
})

const withSlot = (plan: Plan, id: string, change: Partial<Slot>): Plan => ({
  ...plan,
  slots: plan.slots.map((slot) => (slot.id === id ? { ...slot, ...change } : slot)),
})

export function lock(plan: Plan, id: string, locked: boolean): Outcome {
  const slot = slotIn(plan, id)
  if (!slot) return GONE
  return {
    plan: withSlot(plan, id, { locked }),
    says: `${locked ? 'Locked' : 'Unlocked'} ${placeWords(slot)}`,
  }
}

/** A dish moves to another slot; what is there comes back in exchange. Leftovers follow their pot. */
export function move(plan: Plan, fromId: string, toId: string): Outcome {
  const [from, to] = [slotIn(plan, fromId), slotIn(plan, toId)]
  if (!from?.content || !to || from === to) return GONE
  const other = new Map([
    [fromId, toId],
    [toId, fromId],
  ])
  const slots = plan.slots.map((slot): Slot => {
    const stands = slot.id === fromId ? standingOf(to) : slot.id === toId ? standingOf(from) : null
    const now = stands ? { ...slot, ...stands } : slot
    if (now.content?.kind !== 'leftover') return now
    const of = other.get(now.content.of)
    return of ? { ...now, content: { ...now.content, of } } : now
  })
  const moved = { ...plan, slots }
  const problem = brokenLeftover(moved)
  if (problem) return { refused: problem }
  const title = titleIn(plan, from)
  return {
    plan: moved,
    says: to.content
      ? `Swapped ${placeWords(from)} with ${placeWords(to)}`
      : `Moved ${title} to ${placeWords(to)}`,
  }
}

/** The same dish cooked a second time. */
export function copy(plan: Plan, fromId: string, toId: string): Outcome {
  const [from, to] = [slotIn(plan, fromId), slotIn(plan, toId)]
  const dish = from && dishIn(plan, from)
  if (!dish || !to || from === to) return GONE
  return put(plan, toId, dish, from.portion, `Copied ${dish.recipe.title} to ${placeWords(to)}`)
}

/** A dish that a person chose for a slot: it is locked, so that filling the rest does not remove it. */
export function put(plan: Plan, id: string, dish: PlannedDish, portion: Portion, says?: string): Outcome {
  const slot = slotIn(plan, id)
  if (!slot) return GONE
  const stands: Partial<Slot> = {
    content: { kind: 'dish', dish: dish.id },
    locked: true,
    portion,
    why: null,
  }
  const now = withSlot({ ...plan, dishes: withDishes(plan, [dish]) }, id, stands)
  const problem = brokenLeftover(now)
  if (problem) return { refused: problem }
  return {
    plan: withoutOrphans(now),
    says: says ?? `Added ${dish.recipe.title} to ${placeWords(slot)} and locked it`,
  }
}

/** Who eats: the portion that is counted, and other people's plates. */
export function serve(plan: Plan, id: string, portion: Portion, plates: number): Outcome {
  const slot = slotIn(plan, id)
  if (!slot) return GONE
  return { plan: withSlot(plan, id, { portion, plates }), says: `Changed who eats ${placeWords(slot)}` }
}

/** A slot eats what another cooked. */
export function eatLeftovers(plan: Plan, id: string, of: string, frozen: boolean): Outcome {
  const [slot, cooking] = [slotIn(plan, id), slotIn(plan, of)]
  if (!slot || !cooking) return GONE
  if (eatersOf(plan, id).length > 0)
    return {
      refused: `${capital(placeWords(slot))} is cooked for another day as well. Clear that day first.`,
    }
  const problem = leftoverProblem(plan, cooking, slot, frozen)
  if (problem) return { refused: problem }
  const stands: Partial<Slot> = { content: { kind: 'leftover', of, frozen }, locked: true, why: null }
  return {
    plan: withSlot(plan, id, stands),
    says: `${capital(placeWords(slot))} is now leftovers of ${titleIn(plan, cooking)}`,
  }
}

/** What is left goes to the freezer, or comes out of it. */
export function freeze(plan: Plan, id: string, frozen: boolean): Outcome {
  const slot = slotIn(plan, id)
  if (slot?.content?.kind !== 'leftover') return GONE
  const { of } = slot.content
  const cooking = slotIn(plan, of)
  const problem = cooking ? leftoverProblem(plan, cooking, slot, frozen) : null
  if (problem) return { refused: problem }
  return {
    plan: withSlot(plan, id, { content: { kind: 'leftover', of, frozen } }),
    says: `${titleIn(plan, slot)} for ${placeWords(slot)} ${frozen ? 'goes in the freezer' : 'stays in the refrigerator'}`,
  }
}

export function clear(plan: Plan, id: string): Outcome {
  const slot = slotIn(plan, id)
  if (!slot?.content) return GONE
  const eaters = eatersOf(plan, id).length
  const cleared = withSlot(plan, id, { content: null, locked: false, why: null })
  const also = eaters > 0 ? ' and its leftovers' : ''
  return { plan: withoutOrphans(cleared), says: `Cleared ${titleIn(plan, slot)}${also}` }
}

/** Removes everything that is not locked. */
export function clearOpen(plan: Plan): Outcome {
  const slots = plan.slots.map((slot) => (slot.locked ? slot : { ...slot, content: null, why: null }))
  return { plan: withoutOrphans({ ...plan, slots }), says: 'Cleared all unlocked meals' }
}

/** Other rules: slots come and go with the meals that they plan. Nobody's own portion is changed. */
export function changeRules(plan: Plan, rules: PlanRules): Outcome {
  const eats = { portion: rules.portion, plates: rules.plates }
  const isOther = rules.portion !== plan.rules.portion || rules.plates !== plan.rules.plates
  const slots = isOther
    ? plan.slots.map((slot) =>
        slot.portion === plan.rules.portion && slot.plates === plan.rules.plates
          ? { ...slot, ...eats }
          : slot,
      )
    : plan.slots
  return { plan: withPlaces({ ...plan, rules, slots }, 'open'), says: 'Changed your rules' }
}

const GONE: Outcome = { refused: 'That meal is no longer in this week.' }

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
