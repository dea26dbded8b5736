import { shopFood } from '@evenplate/domain/shop-food'
import { pantryItem } from '@evenplate/meal-plan/fill'
import { NO_SETTINGS, shoppingSettings } from '@evenplate/meal-plan/shopping/settings'
import type { Device } from '@evenplate/platform/contract'
import * as z from 'zod/mini'
import { ownerKey } from './kept-lists.ts'

const FOODS_MOST = 500

/** All that a list is computed from, besides the plan. */
const shopData = z.object({
  pantry: z._default(z.array(pantryItem).check(z.maxLength(200)), []),
  settings: z._default(shoppingSettings, NO_SETTINGS),
  /** How the foods of the last lists are sold. */
  foods: z._default(z.array(shopFood).check(z.maxLength(FOODS_MOST)), []),
})
export type ShopData = z.infer<typeof shopData>

export const NO_DATA: ShopData = { pantry: [], settings: NO_SETTINGS, foods: [] }

/**
 * As this device has it.
 * @param owner the member's id; null for a guest
 */
export const readShopData = (device: Pick<Device, 'read'>, owner: string | null): ShopData | null =>
  device.read('shopping-data', (stored) => shopData.parse(stored), ownerKey(owner))

export const writeShopData = (
  device: Pick<Device, 'write'>,
  owner: string | null,
  { pantry, settings, foods }: ShopData,
): void =>
  device.write('shopping-data', { pantry, settings, foods: foods.slice(-FOODS_MOST) }, ownerKey(owner))
