import { BROUGHT, type BroughtRecipe } from '@evenplate/domain/brought-recipe'
import { mendsStill, ourJsonLd, wasOf } from '@evenplate/domain/our-file'
import type { Steps } from '@evenplate/domain/steps'
import { findRecipes } from '../data/find-recipes.ts'
import { recipeOf } from '../data/recipe-of.ts'
import { isRecord, type Json } from '../text/is-record.ts'
import { mealieRecipe } from './mealie.ts'
import { ofFile } from './of-file.ts'
import { tandoorRecipe } from './tandoor.ts'

/**
 * Recipes in a JSON file: JSON-LD (ours, RecipeSage's, Nextcloud Cookbook's, anyone's), Mealie's, Tandoor's; one, a list, or an
 * object with a list.
 * @param ours whether to trust the corrections in our own export, beyond its words
 */
export function* readJson(data: unknown, ours: boolean): Steps<BroughtRecipe[]> {
  const { recipes, byId } = findRecipes(data)
  const read: BroughtRecipe[] = []
  for (const one of recipes.slice(0, BROUGHT.recipes + 1)) {
    read.push((ours ? ownRecipe(one, byId) : null) ?? recipeOf(one, byId))
    yield
  }
  if (read.length > 0) return read
  for (const one of objectsIn(data)) {
    const recipe = mealieRecipe(one) ?? tandoorRecipe(one)
    if (recipe) read.push(recipe)
    if (read.length > BROUGHT.recipes) return read
    yield
  }
  return read
}

/** Our own export; if somebody edited it, its words, and the corrections of lines that are still in it. */
function ownRecipe(one: Json, byId: ReadonlyMap<string, Json>): BroughtRecipe | null {
  const was = wasOf(one)
  if (!was) return null
  const exact = ourJsonLd(one)
  if (exact) return ofFile(exact)
  const recipe = recipeOf(one, byId)
  return ofFile({ ...recipe, mends: mendsStill(recipe.lines, was) })
}

/** The object, those of a list, or those of the lists in an object: `{ "recipes": [...] }`. */
function objectsIn(data: unknown): Json[] {
  if (Array.isArray(data)) return data.filter(isRecord)
  if (!isRecord(data)) return []
  return [data, ...Object.values(data).filter(Array.isArray).flat().filter(isRecord)].slice(0, 2000)
}
