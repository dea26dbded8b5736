import type { Profile } from '@evenplate/domain/profile'
import type { Steps } from '@evenplate/domain/steps'
import type { Candidate, FillInput } from '@evenplate/meal-plan/filling/candidate'
import type { DishSource, Slot } from '@evenplate/meal-plan/plan'
import { candidateOfBook, candidateOfOwn } from './candidates.ts'
import type { CountedDish } from './counted-dish.ts'
import { lookingFor } from './looking.ts'
import { isProved, type OwnDish, ownDish } from './own-dish.ts'
import type { FillOrder } from './plan-order.ts'
import type { DishPool } from './pool.ts'
import { rulesFor, type WeekRules } from './rules-for.ts'
import { shortlist } from './shortlist.ts'

/** The dish behind a candidate, so that chosen ones can become whole recipes. */
export type Behind = { kind: 'book'; dish: CountedDish } | { kind: 'saved'; id: string; dish: OwnDish }

export type WeekInput = { input: FillInput; behind: ReadonlyMap<string, Behind>; week: WeekRules }

/**
 * What the search gets for a request: book dishes and saved recipes that follow all rules, and the dishes in locked
 * slots.
 * @param open the slots to fill
 * @throws AppError as `rulesFor`
 */
export function* weekInput(
  order: FillOrder,
  open: readonly Slot[],
  profile: Profile | null,
  pool: DishPool,
): Steps<WeekInput> {
  const week = rulesFor(order.rules, profile)
  yield
  const { counts } = order.rules
  const behind = new Map<string, Behind>()
  const candidates: Candidate[] = []
  for (const { id, recipe } of order.saved) {
    const dish = yield* ownDish(recipe)
    const candidate = candidateOfOwn(`saved:${id}`, 'saved', dish, counts)
    if (!candidate || !(yield* isProved(dish, week.rules))) continue
    candidates.push(candidate)
    behind.set(candidate.id, { kind: 'saved', id, dish })
  }
  const meals = [...new Set(open.map(({ meal }) => meal))]
  const { rules, pantry, seed } = order
  const wanted = { rules, open, pantry, seed }
  const dishes = yield* pool.dishes(week, meals, lookingFor(wanted))
  for (const dish of yield* shortlist(dishes, wanted, (one) => pool.whole(one, week))) {
    const candidate = candidateOfBook(dish, counts)
    if (!candidate) continue
    candidates.push(candidate)
    behind.set(candidate.id, { kind: 'book', dish })
  }
  const locked = yield* standing(order, open)
  return {
    input: { week: order.week, rules, slots: order.slots, candidates, locked, pantry, seed },
    behind,
    week,
  }
}

/**
 * The dishes in the slots that stay, counted here. A dish without any figure is left out: it cannot be planned around.
 */
function* standing(order: FillOrder, open: readonly Slot[]): Steps<Map<string, Candidate>> {
  const found = new Map<string, Candidate>()
  const counted = new Map<string, Candidate | null>()
  for (const slot of order.slots) {
    const { content } = slot
    if (open.includes(slot) || content?.kind !== 'dish') continue
    const sent = order.dishes.find(({ id }) => id === content.dish)
    if (!sent) continue
    let candidate = counted.get(sent.id)
    if (candidate === undefined) {
      const source = sent.from.kind
      candidate = candidateOfOwn(candidateIdOf(sent), source, yield* ownDish(sent.recipe), order.rules.counts)
      counted.set(sent.id, candidate)
    }
    if (candidate) found.set(slot.id, candidate)
  }
  return found
}

/** The same book dish or saved recipe has the same id in every slot, so that it is not repeated too soon. */
export function candidateIdOf({ id, from }: { id: string; from: DishSource }): string {
  if (from.kind === 'house-chef') return `book:${from.dish}`
  return from.kind === 'saved' ? `saved:${from.recipe}` : `dish:${id}`
}
