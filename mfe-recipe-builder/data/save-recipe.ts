import { AppError } from '@evenplate/domain/errors'
import type { Recipe } from '@evenplate/domain/recipe'
import type { Db } from '@evenplate/platform/contract'
import type { Database, Json } from '@evenplate/platform/database.generated'
import type { Made } from '../builder/build.ts'

/** What is kept now. `isNew` is false when it was there already. */
export type Saved = { isNew: boolean; recipe: Recipe }

/**
 * Keeps a recipe under the id it was given when it was made: saving it again changes nothing.
 * @throws AppError `saved_limit` when five are kept, `save_failed` when the backend says no
 */
export async function saveRecipe(db: Db, userId: string, made: Made): Promise<Saved> {
  const { recipe } = made
  const { error } = await db.from('recipes').insert(rowOf(userId, made))
  if (!error) return { isNew: true, recipe }
  if (error.code === UNIQUE_VIOLATION) return { isNew: false, recipe }
  if (error.code === 'PT403' || error.message === 'saved_limit')
    throw new AppError('saved_limit', { cause: error })
  throw new AppError('save_failed', { cause: error })
}

const UNIQUE_VIOLATION = '23505'

/** What the database keeps of a recipe. */
export function rowOf(userId: string, { id, recipe, mealType, dietary }: Made) {
  const { perServing, impact } = recipe.figures
  return {
    id,
    user_id: userId,
    title: recipe.title,
    description: recipe.description,
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    prep_time: recipe.prepTime,
    cook_time: recipe.cookTime,
    servings: recipe.servings,
    // What the wizard was told comes first; what came of free text is found by what it turned out to be.
    meal_type: (mealType ?? recipe.kind?.mealType)?.toLowerCase() ?? null,
    dietary_type: dietary.length > 0 ? dietary : (recipe.kind?.dietary ?? []),
    glycemic_index: impact,
    glycemic_load: perServing.glycemicLoad,
    carb_count: perServing.carbs,
    fiber_count: perServing.fiber,
    net_carb_count: perServing.netCarbs,
    protein_count: perServing.protein,
    fat_count: perServing.fat,
    calories: perServing.calories,
    tips: recipe.tips,
    figures: recipe.figures satisfies Json,
    is_favorite: false,
    is_public: false,
  } satisfies Database['public']['Tables']['recipes']['Insert']
}
