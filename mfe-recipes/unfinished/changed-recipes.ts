import type { Change } from '@evenplate/recipe-view/changes'
import { changedRecipes as changesOf } from '@evenplate/saved-recipe/changes/changed-recipes'
import { isSameDish, type SavedRecipe } from '@evenplate/saved-recipe/row'

/** A member's changes to their recipes that are not saved yet, whichever page is open. */
export const changedRecipes = changesOf<SavedRecipe, Change>(isSameDish)
