import { GI_BANDS } from '@evenplate/domain/impact'

/** Grams of net carbohydrate in a serving that are too few to raise blood sugar noticeably, however fast. */
const FEW_CARBS = 5

/**
 * Whether a serving is low-GI: its glycemic index, weighted by the carbohydrate of its foods, is 55 or less. Not its
 * load, which would leave no dish for a budget of 45 g. Unknown is not low.
 */
export function risesSlowly({ netCarbs, load }: { netCarbs: number | null; load: number | null }): boolean {
  if (netCarbs === null) return false
  return netCarbs <= FEW_CARBS || (load !== null && (100 * load) / netCarbs <= GI_BANDS.lowMax)
}
