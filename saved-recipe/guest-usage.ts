import { type UsageByDay, withUsedToday } from '@evenplate/domain/usage'
import type { Device } from '@evenplate/platform/contract'
import * as z from 'zod/mini'

/** A guest's recipes of the day are counted in the browser; the gateway also counts and has the last word. */
const usageByDay = z.record(z.string(), z.number().check(z.minimum(0)))

/** Unreadable counts as a fresh day: the gateway still knows. */
export const readUsage = (device: Device): UsageByDay =>
  device.read('guest-usage', (stored) => usageByDay.parse(stored)) ?? {}

/** @param used today's count from the gateway's reply, including its own recipe. */
export const writeUsage = (device: Device, used: number, now: Date): void =>
  device.write('guest-usage', withUsedToday(used, now))
