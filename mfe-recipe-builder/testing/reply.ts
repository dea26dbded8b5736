import type { Recipe } from '@evenplate/domain/recipe'
import type { RecipeReply } from '@evenplate/domain/recipe-events'
import { SALMON } from '@evenplate/recipe-view/testing/recipes'

/** The gateway's answer when a recipe is made. */
export const replyOf = (recipe: Recipe = SALMON, used = 1): RecipeReply => ({
  recipe,
  quota: { limit: 3, used, remaining: 3 - used, resetAt: '2026-11-22T00:00:00.000Z' },
})
