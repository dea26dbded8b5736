import { manyRecipes as manyRows, sampleRecipes } from '@evenplate/saved-recipe/testing/sample-recipes'

/** A member with three recipes. */
export const sampleTables = () => ({ recipes: sampleRecipes() })

/** A member with very many recipes. */
export const manyRecipes = (count: number) => ({ recipes: manyRows(count) })
