import { NO_CLAIMS } from '@evenplate/domain/draft'
import { AppError } from '@evenplate/domain/errors'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { composeDish } from '../../api-gateway/providers/house-chef/compose.ts'
import { THOUSAND_BRIEFS } from '../../api-gateway/providers/house-chef/testing/briefs.ts'
import type { RecipeRow } from '../../supabase/testing/thousand.ts'

const NO_RULES = { allergies: [], diets: [], avoid: [] }

/** This many house chef recipes with all their figures, as a page would save them. */
export function recipeRows(count: number): RecipeRow[] {
  const rows: RecipeRow[] = []
  for (const [at, brief] of THOUSAND_BRIEFS.entries()) {
    if (rows.length === count) break
    try {
      const dish = composeDish(brief, NO_RULES, { seed: `member ${at}`, turn: 0 })
      const { title, description, prepTime, cookTime, servings, ingredients, instructions, tips } = dish
      rows.push({
        ...{ title, description, servings, ingredients, instructions, tips, meal_type: 'dinner' },
        ...{ prep_time: prepTime, cook_time: cookTime },
        figures: figuresOf({ ingredients, servings, claimed: NO_CLAIMS }),
      })
    } catch (error) {
      // Some requests are refused.
      if (!(error instanceof AppError)) throw error
    }
  }
  return rows
}
