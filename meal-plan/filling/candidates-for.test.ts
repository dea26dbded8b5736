import { describe, expect, it } from 'vitest'
import { budgetOf } from '../rules.ts'
import type { Candidate, FillInput } from './candidate.ts'
import { candidatesFor } from './candidates-for.ts'
import { fillWeek } from './fill-week.ts'
import { syntheticWeek } from './testing/synthetic-week.ts'

/** A filled week, as sent again to fill one slot. */
function filledWeek(): FillInput {
  const input = syntheticWeek(5, { dishes: 90, rules: { minutes: [30, 30, 30, 30, 30, null, null] } })
  const filled = fillWeek(input, 300)
  const locked = new Map<string, Candidate>()
  const slots = input.slots.map((slot) => {
    const { content, portion } = filled.slots.find(({ id }) => id === slot.id)!
    if (content?.kind !== 'dish') return { ...slot, content, portion }
    locked.set(slot.id, input.candidates.find(({ id }) => id === content.candidate)!)
    return { ...slot, portion, content: { kind: 'dish' as const, dish: content.candidate } }
  })
  return { ...input, slots, locked }
}

describe('other dishes for one slot', () => {
  const input = filledWeek()

  it('are three for that meal, the best first, each with a reason', () => {
    for (const slot of input.slots) {
      const offered = candidatesFor(input, slot.id)
      const dishes = offered.map(({ candidate }) => input.candidates.find(({ id }) => id === candidate)!)
      const budget = budgetOf(input.rules, slot.meal, 0)!
      expect(new Set(dishes).size).toBe(3)
      expect(dishes.map(({ id }) => id)).not.toContain(input.locked.get(slot.id)?.id)
      expect(offered.map(({ penalty }) => penalty)).toEqual(
        offered.map(({ penalty }) => penalty).sort((a, b) => a - b),
      )
      for (const [at, { portion, why }] of offered.entries()) {
        expect(dishes[at]!.meals).toContain(slot.meal)
        expect(Math.abs(dishes[at]!.carbs * portion - budget.carbs)).toBeLessThanOrEqual(
          budget.tolerance + 10,
        )
        expect(why).toContain(`${budget.carbs} ± ${budget.tolerance}`)
      }
    }
  })

  it('keep until another slot eats the leftovers', () => {
    const cooking = input.slots.find(({ id }) =>
      input.slots.some(({ content }) => content?.kind === 'leftover' && content.of === id),
    )!
    for (const { candidate } of candidatesFor(input, cooking.id))
      expect(input.candidates.find(({ id }) => id === candidate)!.keepsDays ?? 0).toBeGreaterThan(0)
  })

  it('depend only on the seed, and are none for an unknown slot', () => {
    const id = input.slots[2]!.id
    const ids = (seed: number) => candidatesFor({ ...input, seed }, id).map(({ candidate }) => candidate)
    expect(ids(1)).toEqual(ids(1))
    expect(new Set([1, 2, 3, 4, 5].map((seed) => ids(seed).join())).size).toBeGreaterThan(1)
    expect(candidatesFor(input, 'gone')).toEqual([])
  })
})
