import { type Day, day } from '@evenplate/meal-plan/dates'
import { type Plan, plan } from '@evenplate/meal-plan/plan'
import { type PlanRules, planRules } from '@evenplate/meal-plan/rules'
import type { Device } from '@evenplate/platform/contract'
import * as z from 'zod/mini'
import { namedDishes } from '../plan/steps.ts'

/** A guest's weeks are stored in this browser only: the last four, and the rules for a new one. */
const WEEKS_MOST = 4

const guestPlanner = z.object({ weeks: z.array(day), rules: z.nullable(planRules) })
const NONE: z.infer<typeof guestPlanner> = { weeks: [], rules: null }

const plannerOf = (device: Device) =>
  device.read('guest-planner', (stored) => guestPlanner.parse(stored)) ?? NONE

/** What an older build wrote and this one cannot read is not shown. */
export const readGuestPlan = (device: Device, week: Day): Plan | null =>
  device.read('guest-plan', (stored) => plan.parse(stored), week)

export const guestWeeks = (device: Device): Day[] => plannerOf(device).weeks.toSorted()

export const guestRules = (device: Device): PlanRules | null => plannerOf(device).rules

/** @returns false if this browser stores nothing, or has no room left */
export function writeGuestPlan(device: Device, now: Plan): boolean {
  const before = plannerOf(device).weeks.filter((week) => week !== now.week)
  const others = before.toSorted().slice(-(WEEKS_MOST - 1))
  for (const week of before) if (!others.includes(week)) device.remove('guest-plan', week)
  device.write('guest-planner', { weeks: [...others, now.week], rules: now.rules })
  device.write('guest-plan', { ...now, dishes: namedDishes(now) }, now.week)
  return guestStamp(device, now.week) === stampOf(now)
}

/** Tells one stored week from another without reading its dishes; null if none is stored. */
export const guestStamp = (device: Device, week: Day): string | null =>
  device.read('guest-plan', (stored) => stampOf(stored as Plan), week)

export const stampOf = ({ slots, rules }: Plan): string =>
  JSON.stringify([slots.map(({ id, changed, content }) => [id, changed, content]), rules])

export function forgetGuestPlans(device: Device): void {
  for (const week of plannerOf(device).weeks) device.remove('guest-plan', week)
  device.remove('guest-planner')
}

export const hasGuestPlans = (device: Device): boolean => plannerOf(device).weeks.length > 0
