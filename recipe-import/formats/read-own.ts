import { BROUGHT, type BroughtRecipe } from '@evenplate/domain/brought-recipe'
import { mendsStill, ourJsonLd, ourMarkdown, wasOf } from '@evenplate/domain/our-file'
import { findRecipes } from '../data/find-recipes.ts'
import { recipeOf } from '../data/recipe-of.ts'
import { readWords } from '../prose/read-words.ts'
import { splitCollection } from '../prose/split-collection.ts'
import type { Json } from '../text/is-record.ts'

/**
 * The recipes of JSON that we exported: as we knew them, or, where somebody edited their words, as they are now, with what was
 * mended about the lines that stayed. Null where none is ours.
 */
export function ownJson(data: unknown): BroughtRecipe[] | null {
  const { recipes, byId } = findRecipes(data)
  const some = recipes.slice(0, BROUGHT.recipes + 1)
  return some.some(wasOf) ? some.map((one) => ownRecipe(one) ?? recipeOf(one, byId)) : null
}

function ownRecipe(data: Json): BroughtRecipe | null {
  const was = wasOf(data)
  if (!was) return null
  const exact = ourJsonLd(data)
  if (exact) return exact
  const now = recipeOf(data)
  return { ...now, mends: mendsStill(now.lines, was) }
}

/** The same of Markdown. What somebody wrote below our recipes is read, too. */
export function ownMarkdown(text: string): BroughtRecipe[] | null {
  return (
    ourMarkdown(text)?.flatMap((one) => {
      if ('exact' in one) return [one.exact]
      return splitCollection(one.words)
        .map((lines) => readWords(lines))
        .map((now) => ({ ...now, mends: one.was ? mendsStill(now.lines, one.was) : [] }))
    }) ?? null
  )
}
