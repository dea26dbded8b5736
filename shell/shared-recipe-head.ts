import type { SharedRecipe } from '@evenplate/domain/shared-recipe'
import { sharedPath } from '@evenplate/domain/shared-recipe'
import { structuredData } from '@evenplate/recipe-view/structured-data'
import { recipeCard, type SocialCard } from './social-cards.ts'

export type SharedRecipeHead = {
  title: string
  description: string
  keywords: readonly string[]
  /** False where search engines are asked to leave it out: a guest's link ends. */
  public: boolean
  card: SocialCard
  /** For search engines, as schema.org has it. */
  data: object[]
}

/** What the head of a public recipe says. @param origin of the site, without a slash at its end */
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
