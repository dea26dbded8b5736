import { LIMITS } from './limits.ts'

/** A guest's recipes by day, as the browser stores them: `{ "2026-11-21": 2 }`. Days are UTC. */
export type UsageByDay = Record<string, number>

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

export const usedToday = (usage: UsageByDay, now: Date): number => usage[dayOf(now)] ?? 0

export const guestMayGenerate = (usage: UsageByDay, now: Date): boolean =>
  usedToday(usage, now) < LIMITS.guestPerDay

/** Keeps only today: yesterday's count is not needed. */
export const withUsedToday = (used: number, now: Date): UsageByDay => ({ [dayOf(now)]: used })

/** A member with five saved recipes cannot make another until one is deleted. */
export const memberMayGenerate = (saved: number): boolean => saved < LIMITS.savedRecipes

/** Text of the warning at 3 and 4 saved recipes, or null. */
export function savedWarning(saved: number): { left: number; last: boolean } | null {
  if (!(LIMITS.warnAtSaved as readonly number[]).includes(saved)) return null
  const left = LIMITS.savedRecipes - saved
  return { left, last: left === 1 }
}
