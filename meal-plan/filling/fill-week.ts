import type { Slot } from '../plan.ts'
import type { Filled, FillInput } from './candidate.ts'
import { TRIES_A_SLOT } from './search.ts'
import { searched } from './searched.ts'
import { shortfallsOf } from './shortfalls.ts'
import { whyOf } from './why.ts'

/**
 * Fills the slots that are not locked. Hard rules are never broken: only the given candidates, "at least" ones only if
 * allowed, nothing farther from its budget than `WEIGHTS.farthest` beyond the tolerance, no leftovers past their date
 * unless frozen. Everything else is weighed in gram-equivalents (`weights.ts`), and every broken wish is reported.
 * The same input gives the same week: the search counts its tries and never looks at the clock.
 * @param triesASlot fewer tries are faster and give a worse week; any number keeps the hard rules
 */
export function fillWeek(input: FillInput, triesASlot = TRIES_A_SLOT): Filled {
  const { eaten, penalty } = searched(input, triesASlot)
  return {
    slots: input.slots.map((slot) => {
      const one = eaten.find((other) => other.slot.id === slot.id)
      if (slot.locked || !one) return unfilled(input, slot)
      return {
        id: slot.id,
        content: one.of
          ? { kind: 'leftover', of: one.of.id, frozen: one.isFrozen }
          : { kind: 'dish', candidate: one.dish.id },
        portion: one.portion,
        why: whyOf(input, one, eaten),
      }
    }),
    shortfalls: shortfallsOf(input, eaten),
    penalty,
  }
}

function unfilled({ locked, rules }: FillInput, slot: Slot): Filled['slots'][number] {
  const { content } = slot
  const candidate = content?.kind === 'dish' ? (locked.get(slot.id)?.id ?? content.dish) : null
  return {
    id: slot.id,
    content: slot.locked
      ? content?.kind === 'dish'
        ? { kind: 'dish', candidate: candidate! }
        : content
      : null,
    portion: slot.locked ? slot.portion : rules.portion,
    why: slot.locked ? slot.why : null,
  }
}
