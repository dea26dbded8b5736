import type { SharedRecipe } from '@evenplate/domain/shared-recipe'
import { sharedPath } from '@evenplate/domain/shared-recipe'
import { plateName, structuredData } from '@evenplate/recipe-view/structured-data'

export type SharedRecipeHead = {
  title: string
  description: string
  /** Path of the social card's picture. */
  picture: string
  /** For search engines, as schema.org has it. */
  data: object
}

/** What the head of a public recipe says. @param origin of the site, without a slash at its end */
export function sharedRecipeHead(recipe: SharedRecipe, slug: string, origin: string): SharedRecipeHead {
  return {
    title: recipe.title,
    description: recipe.description,
    picture: `/plates/${plateName(recipe.figures.plate)}-16x9.png`,
    data: structuredData(recipe, origin, origin + sharedPath(slug)),
  }
}
