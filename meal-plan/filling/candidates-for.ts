import type { Portion } from '../rules.ts'
import { PORTIONS } from '../rules.ts'
import type { FillInput } from './candidate.ts'
import { eatenIn } from './eaten-in.ts'
import { problemOf } from './problem.ts'
import { randomFrom } from './random.ts'
import { WeekState } from './week-state.ts'
import { WEIGHTS } from './weights.ts'
import { whyOf } from './why.ts'

/** How many are offered side by side. */
const OFFERED = 3
/** Gram-equivalents by which another seed may prefer other dishes, so that asking again shows new ones. */
const WHIM = 3
/** Gram-equivalents for sharing a tag with a dish already chosen: three dishes of one kind are no choice. */
const OF_A_KIND = 1.5

export type OfferedCandidate = { candidate: string; portion: Portion; why: string; penalty: number }

/**
 * Three different dishes for one slot, the best first, with the rest of the week unchanged: `input.locked` has the dish of
 * every slot that cooks, locked or not, and this slot's current dish is not offered again. `penalty` is what the dish costs
 * here, in gram-equivalents. Fewer than three if no more are allowed here; none for an unknown slot.
 */
export function candidatesFor(input: FillInput, slotId: string): OfferedCandidate[] {
  const at = input.slots.findIndex(({ id }) => id === slotId)
  if (at < 0) return []
  const present = input.locked.get(slotId)?.id
  const problem = problemOf(input, ({ id }) => id === slotId)
  const week = new WeekState(problem)
  const place = problem.places[at]!
  const random = randomFrom(input.seed)
  const whims = problem.dishes.map(() => random() * WHIM)
  const nearest = new Map<number, { dish: number; portion: number; penalty: number }>()
  for (const option of place.options) {
    const dish = option >> 2
    const portion = option & 3
    const penalty = week.priceOfCooking(at, dish, portion) + WEIGHTS.empty
    const known = nearest.get(dish)
    if (problem.dishes[dish]!.id !== present && (!known || penalty < known.penalty))
      nearest.set(dish, { dish, portion, penalty })
  }
  const left = [...nearest.values()]
  const chosen: typeof left = []
  while (chosen.length < OFFERED && left.length > 0) {
    const kinds = new Set(chosen.flatMap(({ dish }) => problem.dishes[dish]!.tags))
    const rank = ({ dish, penalty }: (typeof left)[number]) =>
      penalty + whims[dish]! + OF_A_KIND * problem.dishes[dish]!.tags.filter((tag) => kinds.has(tag)).length
    left.sort((a, b) => rank(a) - rank(b) || a.dish - b.dish)
    chosen.push(left.shift()!)
  }
  return chosen
    .sort((a, b) => a.penalty - b.penalty || a.dish - b.dish)
    .map(({ dish, portion, penalty }) => {
      week.cook(at, dish, portion)
      const eaten = eatenIn(input, problem, week)
      const why = whyOf(input, eaten.find(({ slot }) => slot.id === slotId)!, eaten)
      week.lift(at)
      return {
        candidate: problem.dishes[dish]!.id,
        portion: PORTIONS[portion]!,
        why,
        penalty: Math.max(0, penalty),
      }
    })
}
