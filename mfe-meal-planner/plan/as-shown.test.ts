import { expect, it } from 'vitest'
import { fullWeek, slotAt } from '../testing/sample-week.ts'
import { asShown } from './as-shown.ts'

it('keeps the slots and dishes of a page that reads the same week again, and applies what changed', () => {
  const shown = fullWeek()
  const stored = structuredClone(shown)
  Object.assign(slotAt(stored, 2, 'Dinner'), { locked: true })
  const now = asShown(shown, stored)
  expect(now).toEqual(stored)
  const kept = now.slots.filter((slot, at) => slot === shown.slots[at])
  expect(kept).toHaveLength(shown.slots.length - 1)
  for (const [id, dish] of Object.entries(now.dishes)) expect(dish).toBe(shown.dishes[id])
})
