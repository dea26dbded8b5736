import type { Day } from '@evenplate/meal-plan/dates'
import { type Plan, plan } from '@evenplate/meal-plan/plan'
import type { Device } from '@evenplate/platform/contract'
import { namedDishes } from '../plan/steps.ts'

/** A member's week on this device: as last read, for use without a network; plus what is not stored yet. */
const nameOf = (userId: string, week: Day): string => `${userId}.${week}`
const parsed = (stored: unknown): Plan => plan.parse(stored)
const bare = (now: Plan): Plan => ({ ...now, dishes: namedDishes(now) })

export const readCopy = (device: Device, userId: string, week: Day): Plan | null =>
  device.read('plan-copy', parsed, nameOf(userId, week))

/** One week per member: the one they viewed last. */
export function writeCopy(device: Device, userId: string, now: Plan): void {
  const before = device.read('plan-copy', String, userId)
  if (before && before !== now.week) device.remove('plan-copy', nameOf(userId, before))
  device.write('plan-copy', now.week, userId)
  device.write('plan-copy', bare(now), nameOf(userId, now.week))
}

export const readUnsent = (device: Device, userId: string, week: Day): Plan | null =>
  device.read('unsent-plan', parsed, nameOf(userId, week))

export const writeUnsent = (device: Device, userId: string, now: Plan): void =>
  device.write('unsent-plan', bare(now), nameOf(userId, now.week))

export const forgetUnsent = (device: Device, userId: string, week: Day): void =>
  device.remove('unsent-plan', nameOf(userId, week))
