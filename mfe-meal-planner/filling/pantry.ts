import type { PantryItem } from '@evenplate/meal-plan/fill'
import type { Platform } from '@evenplate/platform/contract'

/** What is at home, as this device knows it: the list's page keeps it. Its code is fetched when it is wanted. */
export async function pantryOf({ auth, device }: Pick<Platform, 'auth' | 'device'>): Promise<PantryItem[]> {
  const { readShopData } = await import(/* webpackChunkName: "pantry" */ '../shopping-list/kept/shop-data.ts')
  return readShopData(device, auth.status === 'member' ? auth.user.id : null)?.pantry ?? []
}
