import { randomUUID } from 'node:crypto'
import type { Profile } from '@evenplate/domain/profile'
import type { Steps } from '@evenplate/domain/steps'
import type { CandidatesReply, FilledSlot, FillReply } from '@evenplate/meal-plan/fill'
import type { PlannedDish, Slot } from '@evenplate/meal-plan/plan'
import type { Meal } from '@evenplate/meal-plan/rules'
import { excludedFrom } from './excluded.ts'
import { type FillOrder, invalid } from './plan-order.ts'
import type { DishPool } from './pool.ts'
import type { WeekRules } from './rules-for.ts'
import type { Search } from './search.ts'
import { type Behind, candidateIdOf, weekInput } from './week-input.ts'
import { recipeOfBook, recipeOfOwn } from './whole-recipe.ts'

/** Fills the slots of a week that are not locked, in steps of about one dish or line each. */
export function* fillInSteps(
  order: FillOrder,
  profile: Profile | null,
  pool: DishPool,
  { fillWeek }: Search,
): Steps<Omit<FillReply, 'left'>> {
  const open = order.slots.filter(({ locked }) => !locked)
  const { input, behind, week } = yield* weekInput(order, open, profile, pool)
  const excluded = yield* excludedFrom(input, week, profile, pool)
  const filled = fillWeek({ ...input, excluded })
  yield
  const isOpen = new Map(open.map((slot) => [slot.id, slot]))
  const dishes = new Map<string, PlannedDish>()
  const slots: FilledSlot[] = []
  for (const { id, content, portion, why } of filled.slots) {
    const slot = isOpen.get(id)
    if (!slot) continue
    if (content?.kind !== 'dish') {
      slots.push({ id, content, portion, why })
      continue
    }
    const known = dishes.get(content.candidate)
    const dish = known ?? (yield* plannedDish(behind.get(content.candidate)!, slot.meal, week))
    dishes.set(content.candidate, dish)
    slots.push({ id, content: { kind: 'dish', dish: dish.id }, portion, why })
  }
  return {
    slots,
    dishes: [...dishes.values()],
    shortfalls: filled.shortfalls,
    ...(week.alsoKept.length > 0 && { alsoKept: week.alsoKept }),
  }
}

/**
 * Three other dishes for one slot; all other slots stay as they are.
 * @throws AppError `invalid_request` if there is no such slot
 */
export function* candidatesInSteps(
  order: FillOrder & { slot: string },
  profile: Profile | null,
  pool: DishPool,
  { candidatesFor }: Search,
): Steps<Omit<CandidatesReply, 'left'>> {
  const asked = order.slots.find(({ id }) => id === order.slot)
  if (!asked) throw invalid('slot', 'There is no such meal in this week.')
  // Other empty slots stay empty: the person asked only for this one.
  const slots = order.slots.map(
    (slot): Slot => (slot === asked ? { ...asked, locked: false } : { ...slot, locked: true }),
  )
  const open = slots.filter(({ id }) => id === asked.id)
  const { input, behind, week } = yield* weekInput({ ...order, slots }, open, profile, pool)
  const now = asked.content?.kind === 'dish' ? asked.content.dish : null
  const stands = order.dishes.find(({ id }) => id === now)
  const others = input.candidates.filter(({ id }) => !stands || id !== candidateIdOf(stands))
  const found = candidatesFor({ ...input, candidates: others }, asked.id)
  yield
  const candidates: CandidatesReply['candidates'] = []
  for (const { candidate, portion, why } of found)
    candidates.push({ dish: yield* plannedDish(behind.get(candidate)!, asked.meal, week), portion, why })
  return { candidates, shortfalls: [], ...(week.alsoKept.length > 0 && { alsoKept: week.alsoKept }) }
}

function* plannedDish(behind: Behind, meal: Meal, week: WeekRules): Steps<PlannedDish> {
  const id = randomUUID()
  return behind.kind === 'book'
    ? {
        id,
        from: { kind: 'house-chef', dish: behind.dish.id },
        recipe: yield* recipeOfBook(behind.dish, meal, week),
      }
    : {
        id,
        from: { kind: 'saved', recipe: behind.id },
        recipe: yield* recipeOfOwn(behind.dish, meal, week),
      }
}
