import type { BringCountReply, BringCountRequest, RememberedFood } from '@evenplate/domain/brought-recipe'
import type { Platform } from '@evenplate/platform/contract'
import { countBrought } from '../../data/bring.ts'
import { type BroughtItem, ingredientsOf } from '../../state/brought.ts'
import { changeItem } from '../../state/brought-store.ts'

/** The request to count it; without a number of servings, all of it is one. */
export const countRequestOf = (
  { recipe, servings }: Pick<BroughtItem, 'recipe' | 'servings'>,
  remembered: readonly RememberedFood[],
): BringCountRequest => ({ recipe, servings: servings ?? 1, remembered: [...remembered] })

/** What the list of many shows about one. */
export const glanceOf = ({ dish, lines }: BringCountReply): NonNullable<BroughtItem['glance']> => ({
  carbs: dish.figures.perServing.carbs,
  open: lines.filter(({ sure, leftOut }) => sure === 'unknown' && !leftOut).map(({ text }) => text),
})

/** Counts one of many for the list. It is counted again when it is opened, so a failure is only logged. */
export async function glanceAt(
  { api, telemetry }: Pick<Platform, 'api' | 'telemetry'>,
  item: BroughtItem,
  remembered: readonly RememberedFood[],
  signal: AbortSignal,
): Promise<void> {
  if (item.recipe.lines.length === 0 || ingredientsOf(item).tooMany > 0) return
  try {
    const reply = await countBrought(api, countRequestOf(item, remembered), signal)
    changeItem(item.key, (now) => ({ ...now, glance: glanceOf(reply) }))
  } catch (error) {
    signal.throwIfAborted()
    telemetry.error(error)
  }
}
