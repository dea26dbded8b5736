import { expect, it } from 'vitest'
import { dayOf, daysIn, lastDays, localOf, minuteOfDay, momentsOf } from './day.ts'

const at = (text: string) => Date.parse(text)

it.each([
  ['2026-11-22T23:30:00Z', 60, '2026-11-23', 30],
  ['2026-11-23T04:59:00Z', -300, '2026-11-22', 23 * 60 + 59],
  ['2026-11-23T05:00:59Z', -300, '2026-11-23', 0],
  ['2026-11-23T18:15:00Z', 345, '2026-11-24', 0],
  ['1969-12-31T23:59:00Z', 0, '1969-12-31', 23 * 60 + 59],
])('%s with an offset of %s minutes is on %s, minute %s', (moment, offset, day, minute) => {
  expect(dayOf(at(moment), offset)).toBe(day)
  expect(minuteOfDay(localOf(at(moment), offset))).toBe(minute)
})

it('covers whole days: today is not over', () => {
  const now = at('2026-11-23T10:00:00Z')
  expect(lastDays(14, now, 60)).toEqual({ from: '2026-11-09', to: '2026-11-22' })
  expect(daysIn(lastDays(14, now, 60))).toBe(14)
  expect(lastDays(14, at('2026-11-23T23:30:00Z'), 60)).toEqual({ from: '2026-11-10', to: '2026-11-23' })
})

it('ends with the last reading if that is older', () => {
  const now = at('2026-11-23T10:00:00Z')
  const last = { at: at('2026-11-10T22:30:00Z'), offset: 120 }
  expect(lastDays(14, now, 60, last)).toEqual({ from: '2026-10-29', to: '2026-11-11' })
  expect(lastDays(14, now, 60, { at: now, offset: 60 }).to).toBe('2026-11-22')
})

it('asks the database for every time that may be on those days', () => {
  const { from, to } = momentsOf({ from: '2026-11-22', to: '2026-11-22' })
  expect(dayOf(from, 14 * 60)).toBe('2026-11-22')
  expect(dayOf(to - 1, -12 * 60)).toBe('2026-11-22')
  expect((to - from) / 3_600_000).toBe(50)
})
