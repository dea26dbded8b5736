import { plainText } from '@evenplate/domain/draft'
import { figures } from '@evenplate/domain/recipe'
import type { SharedRecipe } from '@evenplate/domain/shared-recipe'
import { figuresOf } from '@evenplate/nutrition/figures'
import * as z from 'zod/mini'
import { NOTICES } from '../providers/notices.ts'
import { EDITED } from './count.ts'
import { NO_CLAIMS } from './no-claims.ts'

const number = z.nullable(z.number())
const row = z.object({
  title: z.string(),
  description: z.string(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  tips: z.array(z.string()),
  prep_time: z.number(),
  cook_time: z.number(),
  servings: z.number(),
  meal_type: z.nullable(z.string()),
  dietary_type: z.array(z.string()),
  calories: number,
  carb_count: number,
  fiber_count: number,
  net_carb_count: number,
  protein_count: number,
  fat_count: number,
  // Written by its owner's browser, so it may hold anything.
  figures: z.catch(z.nullable(figures), null),
  created_at: z.string(),
  updated_at: z.string(),
})

/**
 * A public recipe as strangers see it. A row is its owner's to write, so nothing in it is taken for more than text:
 * the numbers are counted anew from the ingredients, and a notice is ours or none of theirs.
 * @param shared a row of `shared_recipe()`
 */
export function publicRecipe(shared: unknown): SharedRecipe {
  const kept = row.parse(shared)
  const ingredients = clean(kept.ingredients)
  const counted = figuresOf({ ingredients, servings: kept.servings, claimed: claimsOf(kept) })
  const { calories, carbs, fiber, netCarbs, protein, fat } = counted.perServing
  const provider = kept.figures?.origin.provider ?? 'openai'
  const notice = kept.figures?.origin.notice
  return {
    title: plainText(kept.title),
    description: plainText(kept.description),
    prepTime: kept.prep_time,
    cookTime: kept.cook_time,
    servings: kept.servings,
    ingredients,
    instructions: clean(kept.instructions),
    tips: clean(kept.tips),
    nutritionalInfo: { calories, carbs, fiber, netCarbs, protein, fat, glycemicLoad: counted.impact },
    figures: {
      ...counted,
      origin: {
        provider,
        notice: notice === EDITED ? EDITED : NOTICES[provider],
        notes: [],
        checked: [],
        fromProfile: [],
        care: [],
      },
    },
    mealType: kept.meal_type,
    dietary: kept.dietary_type,
    createdAt: kept.created_at,
    updatedAt: kept.updated_at,
  }
}

const clean = (lines: string[]): string[] => lines.map(plainText).filter(Boolean)

/** Where nothing can be counted the page shows the model's own figures, marked as that. Elsewhere nothing is claimed. */
function claimsOf(kept: z.infer<typeof row>) {
  if (kept.figures?.basis !== 'model') return NO_CLAIMS
  return {
    ...NO_CLAIMS,
    calories: kept.calories,
    carbs: kept.carb_count,
    fiber: kept.fiber_count,
    netCarbs: kept.net_carb_count,
    protein: kept.protein_count,
    fat: kept.fat_count,
  }
}
