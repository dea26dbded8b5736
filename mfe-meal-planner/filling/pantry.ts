import type { PantryItem } from '@evenplate/meal-plan/fill'
import type { Platform } from '@evenplate/platform/contract'
import { queryClient } from '../data/queries.ts'

/**
 * What is at home: for a guest as stored in this browser, for a member as in their account, and if that cannot be
 * reached, as this device last saw it. Its code is fetched when needed.
 */
export async function pantryOf({
  auth,
  db,
  device,
}: Pick<Platform, 'auth' | 'db' | 'device'>): Promise<PantryItem[]> {
  const { memberShopper, readShopData } = await import(/* webpackChunkName: "pantry" */ './pantry-parts.ts')
  const owner = auth.status === 'member' ? auth.user.id : null
  const here = () => readShopData(device, owner)?.pantry ?? []
  if (owner === null) return here()
  // Three dishes side by side request it at once, and are answered once.
  return queryClient
    .fetchQuery({
      queryKey: [owner, 'pantry'],
      queryFn: async () => (await memberShopper({ db, device }, owner).home()).pantry,
      staleTime: 0,
      retry: false,
    })
    .catch(here)
}
