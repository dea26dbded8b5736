import { randomUuid } from '@evenplate/domain/random-uuid'
import type { Recipe } from '@evenplate/domain/recipe'
import type { GeneratedRecipe } from '../state/builder-state.ts'

/** A recipe that somebody brought, as the builder shows one: it has no request, and the gateway does not know it. */
export function broughtRecipe(recipe: Recipe, brought: string, now: Date): GeneratedRecipe {
  const id = randomUuid()
  return {
    id,
    at: now.toISOString(),
    recipe,
    changes: [],
    mealType: null,
    dietary: [],
    saved: false,
    generation: id,
    brought,
  }
}
