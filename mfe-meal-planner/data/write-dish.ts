import type { GuidedRequest } from '@evenplate/domain/request'
import type { PlannedDish } from '@evenplate/meal-plan/plan'
import type { Platform } from '@evenplate/platform/contract'
import { generateRecipe, type Progress } from '@evenplate/saved-recipe/generate'
import { writeUsage } from '@evenplate/saved-recipe/guest-usage'
import { plannedFrom } from '../plan/planned-from.ts'

/** A dish written for one slot. `left`: how many of today's recipes are left. */
export type Written = { dish: PlannedDish; left: number }

/**
 * Requests a dish like the recipe builder does: it uses one of the day's recipes.
 * @throws AppError as `generateRecipe`
 */
export async function writeDish(
  { api, auth, device }: Pick<Platform, 'api' | 'auth' | 'device'>,
  request: GuidedRequest,
  options: { signal: AbortSignal; idempotencyKey: string },
  progress: Progress,
): Promise<Written> {
  const { recipe, quota } = await generateRecipe(api, request, options, progress)
  if (auth.status === 'guest' && !options.signal.aborted) writeUsage(device, quota.used, new Date())
  return { dish: plannedFrom(recipe, undefined), left: quota.remaining }
}
