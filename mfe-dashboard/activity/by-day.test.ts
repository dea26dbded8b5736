import { expect, it } from 'vitest'
import type { Activity } from '../data/activity.ts'
import { byDay } from './by-day.ts'

const at = (created_at: string): Activity => ({
  id: created_at,
  type: 'recipe_created',
  description: 'Created Soup',
  recipe_id: null,
  created_at,
})

it('groups a day’s entries and keeps their order', () => {
  const days = byDay([at('2026-11-20T18:00:00'), at('2026-11-20T08:00:00'), at('2026-11-18T08:00:00')])
  expect(days.map(({ label, entries }) => [label, entries.length])).toEqual([
    ['Friday, November 20, 2026', 2],
    ['Wednesday, November 18, 2026', 1],
  ])
  expect(days[0]?.entries[0]?.id).toBe('2026-11-20T18:00:00')
})
