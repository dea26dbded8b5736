import { type SharedRecipe, sharedRecipe } from '@evenplate/domain/shared-recipe'
import type { Device } from '@evenplate/platform/contract'
import * as z from 'zod/mini'

/**
 * The latest shared recipes that were read here, newest first, to read again without a network. They are public;
 * signing out removes the list of what was read here.
 */
const AT_MOST = 10

const seen = z.array(z.object({ slug: z.string(), recipe: sharedRecipe }))

export const noteSeen = (device: Device, slug: string, recipe: SharedRecipe): void =>
  device.write('shared-recipes', [{ slug, recipe }, ...others(device, slug)].slice(0, AT_MOST))

/** It is private again: remove it here, too. */
export function dropSeen(device: Device, slug: string): void {
  const rest = others(device, slug)
  if (rest.length > 0) device.write('shared-recipes', rest)
  else device.remove('shared-recipes')
}

export const seenRecipe = (device: Device, slug: string): SharedRecipe | undefined =>
  read(device).find((it) => it.slug === slug)?.recipe

const others = (device: Device, slug: string) => read(device).filter((it) => it.slug !== slug)

/** What an older build wrote and cannot be read any more is dropped. */
const read = (device: Device): z.infer<typeof seen> =>
  device.read('shared-recipes', (stored) => seen.parse(stored)) ?? []
