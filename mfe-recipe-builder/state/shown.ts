import type { Recipe } from '@evenplate/domain/recipe'
import { applyChanges } from '@evenplate/recipe-view/changes'
import type { GeneratedRecipe } from './builder-state.ts'

/** The recipe as shown and saved. Loads with the result: the first screen does not need it. */
export const shownOf = ({ recipe, changes }: GeneratedRecipe): Recipe => applyChanges(recipe, changes)
