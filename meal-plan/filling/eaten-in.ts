import { PORTIONS } from '../rules.ts'
import type { FillInput } from './candidate.ts'
import type { Eaten } from './penalty.ts'
import type { Problem } from './problem.ts'
import type { WeekState } from './week-state.ts'

/** What is eaten in each slot of a searched week, including locked ones, in the order of its slots. */
export function eatenIn({ slots }: FillInput, { places, dishes }: Problem, week: WeekState): Eaten[] {
  const placeOf = new Map(slots.map(({ id }, at) => [id, at]))
  return places.flatMap(({ slot, day, isOpen }, at): Eaten[] => {
    const standing = week.standing(at)
    if (standing) {
      const { dish, portion, of, frozen } = standing
      const cooked = of < 0 ? null : slots[of]!
      return [{ slot, day, dish: dishes[dish]!, portion: PORTIONS[portion]!, of: cooked, isFrozen: frozen }]
    }
    if (isOpen || slot.content?.kind !== 'leftover') return []
    const of = placeOf.get(slot.content.of) ?? -1
    if (of < 0 || !week.cooks(of)) return []
    const dish = dishes[week.dish[of]!]!
    return [{ slot, day, dish, portion: slot.portion, of: slots[of]!, isFrozen: slot.content.frozen }]
  })
}
