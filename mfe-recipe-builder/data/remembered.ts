import { BROUGHT, type RememberedFood, rememberedFood } from '@evenplate/domain/brought-recipe'
import type { Device } from '@evenplate/platform/contract'
import * as z from 'zod/mini'

/** What a guest said of foods on this device: "my flour is almond flour". */
export const rememberedHere = (device: Device): RememberedFood[] =>
  device.read('remembered-foods', (stored) => z.array(rememberedFood).parse(stored)) ?? []

/** The last said of a phrase holds; the oldest leave where there are too many. */
export function rememberHere(device: Device, phrase: string, food: string | null): void {
  const others = rememberedHere(device).filter((one) => one.phrase !== phrase)
  const all = food === null ? others : [...others, { phrase, food }]
  device.write('remembered-foods', all.slice(-BROUGHT.remembered))
}
