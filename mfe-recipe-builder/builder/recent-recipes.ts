import type { Device } from '@evenplate/platform/contract'
import * as z from 'zod/mini'
import { type Made, made } from '../state/build.ts'

/**
 * The last recipes that guests made on this device, newest first: nobody saved them, and a kitchen may have no
 * network. They leave when a member signs out here, when asked to, or after a week.
 */
const AT_MOST = 10
const STAYS_MS = 7 * 24 * 60 * 60 * 1000

/** What was told of oneself to get it stays in the tab that asked. */
export function noteMade(device: Device, { request: _, ...recipe }: Made): void {
  const others = read(device).filter(({ id }) => id !== recipe.id)
  device.write('guest-recipes', [recipe, ...others].slice(0, AT_MOST))
}

export const recentRecipes = (device: Device, now: Date): Made[] =>
  read(device).filter(({ at }) => now.getTime() - Date.parse(at) < STAYS_MS)

export const forgetRecent = (device: Device): void => device.remove('guest-recipes')

/** What an older build wrote and cannot be read any more is gone. */
const read = (device: Device): Made[] =>
  device.read('guest-recipes', (kept) => z.array(made).parse(kept)) ?? []
