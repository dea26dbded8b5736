import type { Recipe } from '@evenplate/domain/recipe'
import { applyChanges } from '@evenplate/recipe-view/changes'
import type { Made } from './build.ts'

/** The recipe as its reader sees it, and as it is saved. Comes with the result: the first screen needs none of it. */
export const shownOf = ({ recipe, changes }: Made): Recipe => applyChanges(recipe, changes)
