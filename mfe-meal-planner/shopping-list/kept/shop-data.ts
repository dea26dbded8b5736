import { shopFood } from '@evenplate/domain/shop-food'
import { pantryItem } from '@evenplate/meal-plan/fill'
import { NO_SETTINGS, shoppingSettings } from '@evenplate/meal-plan/shopping/settings'
import type { Device } from '@evenplate/platform/contract'
import * as z from 'zod/mini'

const FOODS_MOST = 500

/** Beside the plan, all that a list is computed from. */
const shopData = z.object({
  pantry: z._default(z.array(pantryItem).check(z.maxLength(200)), []),
  settings: z._default(shoppingSettings, NO_SETTINGS),
  /** How the foods of the last lists are sold. */
  foods: z._default(z.array(shopFood).check(z.maxLength(FOODS_MOST)), []),
})
export type ShopData = z.infer<typeof shopData>

export const NO_DATA: ShopData = { pantry: [], settings: NO_SETTINGS, foods: [] }

const stored = z.extend(shopData, { owner: z.nullable(z.string()) })

/** As this device has it. @param owner the member's id; null for a guest; another's is nobody's */
export function readShopData(device: Pick<Device, 'read'>, owner: string | null): ShopData | null {
  const found = device.read('shopping-data', (value) => stored.parse(value))
  return found?.owner === owner ? found : null
}

export const writeShopData = (device: Pick<Device, 'write'>, owner: string | null, data: ShopData): void =>
  device.write('shopping-data', {
    owner,
    pantry: data.pantry,
    settings: data.settings,
    foods: data.foods.slice(-FOODS_MOST),
  })
