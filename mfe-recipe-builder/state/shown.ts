import type { Recipe } from '@evenplate/domain/recipe'
import { applyChanges } from '@evenplate/recipe-view/changes'
import type { GeneratedRecipe } from './builder-state.ts'

/** The recipe as its reader sees it, and as it is saved. Comes with the result: the first screen needs none of it. */
export const shownOf = ({ recipe, changes }: GeneratedRecipe): Recipe => applyChanges(recipe, changes)
