import type { Plan, PlannedDish, Slot } from '@evenplate/meal-plan/plan'
import type { Portion } from '@evenplate/meal-plan/rules'
import { usePlatform } from '@evenplate/platform/define-remote'
import { useQuery } from '@tanstack/react-query'
import { listChangeWith } from '../data/list-changes.ts'
import { pantryOf } from '../filling/pantry.ts'

/** What the shopping list gains or loses with a dish, in a few words; null while it is unknown, or cannot be known. */
export function useListChange(plan: Plan, slot: Slot, dish: PlannedDish, portion: Portion): string | null {
  const platform = usePlatform()
  const { api, auth } = platform
  const owner = auth.status === 'member' ? auth.user.id : null
  const query = useQuery({
    queryKey: [owner, 'list-change', slot.id, slot.changed, dish.id, portion],
    queryFn: async () => listChangeWith(api, plan, slot, { dish, portion }, await pantryOf(platform)),
  })
  return query.data ?? null
}
