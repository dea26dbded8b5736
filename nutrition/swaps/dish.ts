import type { RecipeDraft } from '@evenplate/domain/draft'

/** The texts of a dish that a swap has to fit. */
export type Dish = Pick<
  RecipeDraft,
  'title' | 'description' | 'servings' | 'ingredients' | 'instructions' | 'tips'
>

/** The texts that a swap may change: all but the ingredient lines. */
export const textsOf = ({ title, description, instructions, tips }: Dish): string[] => [
  title,
  description,
  ...instructions,
  ...tips,
]
