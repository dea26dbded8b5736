import type { Device } from '@evenplate/platform/contract'
import * as z from 'zod/mini'
import { type GeneratedRecipe, generatedRecipe } from '../state/builder-state.ts'

/**
 * The latest recipes that guests made on this device, newest first: they are not saved, and a kitchen may have no
 * network. They are removed when a member signs out here, on request, or after a week.
 */
const AT_MOST = 10
const STAYS_MS = 7 * 24 * 60 * 60 * 1000

/** Without the request: what a guest said about themselves stays in the tab of that request. */
export function storeRecent(device: Device, { request: _, ...recipe }: GeneratedRecipe): void {
  const others = read(device).filter(({ id }) => id !== recipe.id)
  device.write('guest-recipes', [recipe, ...others].slice(0, AT_MOST))
}

export const recentRecipes = (device: Device, now: Date): GeneratedRecipe[] =>
  read(device).filter(({ at }) => now.getTime() - Date.parse(at) < STAYS_MS)

export const forgetRecent = (device: Device): void => device.remove('guest-recipes')

/** What an older build wrote and this one cannot read is dropped. */
const read = (device: Device): GeneratedRecipe[] =>
  device.read('guest-recipes', (stored) => z.array(generatedRecipe).parse(stored)) ?? []
