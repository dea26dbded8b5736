import * as z from 'zod/mini'
import { recipe } from './recipe.ts'

/** Link of a public recipe; anyone who has it may read. */
export const sharedPath = (slug: string): string => `/shared/${slug}`

export const isShareSlug = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** A public recipe as anyone with its link sees it: its figures counted again, with nothing about its owner. */
export const sharedRecipe = z.extend(recipe, {
  mealType: z.nullable(z.string()),
  dietary: z.array(z.string()),
  /** ISO 8601. */
  createdAt: z.string(),
  updatedAt: z.string(),
  /** ISO 8601: when the link of a guest's recipe ends. A member's recipe has no end. */
  until: z.optional(z.string()),
})
export type SharedRecipe = z.infer<typeof sharedRecipe>

/** Body and reply of `POST /api/shared-recipes`; `not_found` when it is not, or no longer, public. */
export const sharedRecipeRequest = z.object({ slug: z.string() })
export const sharedRecipeReply = z.object({ recipe: sharedRecipe })
