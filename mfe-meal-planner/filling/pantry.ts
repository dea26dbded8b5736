import type { PantryItem } from '@evenplate/meal-plan/fill'
import type { Platform } from '@evenplate/platform/contract'
import { queryClient } from '../data/queries.ts'

/**
 * What is at home: a guest's as this browser keeps it, a member's as their account does, and where that cannot be asked, as this
 * device last saw it. Its code is fetched when it is wanted.
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
  // Three dishes side by side ask at once, and are answered once.
  return queryClient
    .fetchQuery({
      queryKey: [owner, 'pantry'],
      queryFn: async () => (await memberShopper({ db, device }, owner).home()).pantry,
      staleTime: 0,
      retry: false,
    })
    .catch(here)
}
