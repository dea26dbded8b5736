import type { Plan, PlannedDish, Slot } from '@evenplate/meal-plan/plan'
import type { Portion } from '@evenplate/meal-plan/rules'

/** What the shopping list gains or loses with a dish, in a few words; null while that is not known. */
export const useListChange = (
  _plan: Plan,
  _slot: Slot,
  _dish: PlannedDish,
  _portion: Portion,
): string | null => null
