import { expectedIn } from './recipe.ts'

/** Fifty whole recipes, more than half of them with a line that is hard to read. */
export const OPEN_RECIPES = ['first-half.json', 'second-half.json'].flatMap((file) =>
  expectedIn(new URL(`open/${file}`, import.meta.url)),
)
