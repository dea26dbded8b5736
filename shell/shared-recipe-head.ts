import type { SharedRecipe } from '@evenplate/domain/shared-recipe'
import { sharedPath } from '@evenplate/domain/shared-recipe'
import { structuredData } from '@evenplate/recipe-view/structured-data'
import { recipeCard, type SocialCard } from './social-cards.ts'

export type SharedRecipeHead = {
  title: string
  description: string
  keywords: readonly string[]
  /** False if search engines are asked to leave it out: a guest's link expires. */
  public: boolean
  card: SocialCard
  /** For search engines, in schema.org's format. */
  data: object[]
}

/**
 * The head of a public recipe.
 * @param origin of the site, without a trailing slash
 */
export function sharedRecipeHead(recipe: SharedRecipe, slug: string, origin: string): SharedRecipeHead {
  const { title, description, mealType, dietary, until } = recipe
  return {
    public: until === undefined,
    title,
    description,
    keywords: ['blood sugar friendly recipe', ...dietary, ...(mealType ? [mealType.toLowerCase()] : [])],
    card: recipeCard(recipe, slug),
    data: [structuredData(recipe, origin, origin + sharedPath(slug))],
  }
}
