import { recipe } from '@evenplate/domain/recipe'
import * as z from 'zod/mini'
import { day } from './dates.ts'
import { meal, planRules, portion } from './rules.ts'

/** Where a planned dish comes from. */
export const dishSource = z.discriminatedUnion('kind', [
  /** From the house chef's book. */
  z.object({ kind: z.literal('house-chef'), dish: z.string() }),
  /** A copy of one of the member's saved recipes, as it was when it was planned. */
  z.object({ kind: z.literal('saved'), recipe: z.string() }),
  /** Written by a model for one slot; counts as a generation. */
  z.object({ kind: z.literal('model') }),
])
export type DishSource = z.infer<typeof dishSource>

/** A dish as the plan stores it: a complete copy, so that it can be cooked, read and saved years later. */
export const plannedDish = z.object({
  /** UUID of the copy. */
  id: z.string(),
  from: dishSource,
  /** Its `figures.swaps` are left out. */
  recipe,
  /** Days that leftovers keep in a refrigerator; null if leftovers are no good; missing if not known. */
  keepsDays: z.optional(z.nullable(z.number())),
  freezes: z.optional(z.boolean()),
})
export type PlannedDish = z.infer<typeof plannedDish>

/** What is eaten in a slot. */
export const slotContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('dish'), dish: z.string() }),
  /** Leftovers of the dish that another slot of this plan cooks. They add nothing to the shopping list. */
  z.object({ kind: z.literal('leftover'), of: z.string(), frozen: z._default(z.boolean(), false) }),
])
export type SlotContent = z.infer<typeof slotContent>

export const slot = z.object({
  /** UUID, the same as long as the slot exists: it identifies the calendar event. */
  id: z.string(),
  day,
  meal,
  /** Null: still empty. */
  content: z.nullable(slotContent),
  /** A locked slot is never changed by filling. */
  locked: z._default(z.boolean(), false),
  /** Servings for the person who counts carbohydrate, and for others: 1 and 3 for a parent who cooks four plates. */
  portion: z._default(portion, 1),
  plates: z._default(z.number(), 0),
  /** Why it is here, in one sentence for the page; null if a person put it here. */
  why: z._default(z.nullable(z.string()), null),
  /** Milliseconds since 1970 of the last change to this slot: if two devices change one slot, the later change wins. */
  changed: z._default(z.number(), 0),
})
export type Slot = z.infer<typeof slot>

/** Slots that one week may have: seven days with three meals and four snacks. */
export const SLOTS_MOST = 49

/** A week's plan. */
export const plan = z.object({
  /** The version of its format; raised when an older reader would misread it. */
  version: z._default(z.literal(1), 1),
  /** The Monday it begins on. */
  week: day,
  rules: planRules,
  slots: z.array(slot).check(z.maxLength(SLOTS_MOST)),
  /** Each dish that a slot names, by its id. */
  dishes: z.record(z.string(), plannedDish),
})
export type Plan = z.infer<typeof plan>

/** Servings eaten from a slot, by everyone. */
export const servingsOf = ({ portion, plates }: Pick<Slot, 'portion' | 'plates'>): number => portion + plates

/** Servings that a slot cooks: its own and its leftovers for later slots. None if it eats leftovers or is empty. */
export function cookedServings(of: Pick<Plan, 'slots'>, at: Slot): number {
  if (at.content?.kind !== 'dish') return 0
  return of.slots
    .filter(({ id, content }) => id === at.id || (content?.kind === 'leftover' && content.of === at.id))
    .reduce((sum, one) => sum + servingsOf(one), 0)
}

/** The dish eaten in a slot, its own or another slot's leftovers; null if it is empty, or its dish is gone. */
export function dishIn(of: Plan, at: Slot): PlannedDish | null {
  const { content } = at
  if (content === null) return null
  if (content.kind === 'dish') return of.dishes[content.dish] ?? null
  const cooking = of.slots.find(({ id }) => id === content.of)
  return cooking?.content?.kind === 'dish' ? (of.dishes[cooking.content.dish] ?? null) : null
}
