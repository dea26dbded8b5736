import { type UsageByDay, withUsedToday } from '@evenplate/domain/usage'
import * as z from 'zod/mini'

/** Where a guest's recipes of the day are counted; the gateway counts too and has the last word. */
export const USAGE_KEY = 'evenplate.usage'

const usageByDay = z.record(z.string(), z.number().check(z.minimum(0)))

/** An unreadable or refused storage counts as a fresh day: the gateway still knows. */
export function readUsage(): UsageByDay {
  try {
    const read = usageByDay.safeParse(JSON.parse(localStorage.getItem(USAGE_KEY) ?? '{}'))
    return read.success ? read.data : {}
  } catch {
    return {}
  }
}

/** @param used today's count as the gateway's reply says it, own recipe included. */
export function writeUsage(used: number, now: Date): void {
  try {
    localStorage.setItem(USAGE_KEY, JSON.stringify(withUsedToday(used, now)))
  } catch {}
}
