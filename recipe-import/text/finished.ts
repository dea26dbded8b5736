import { BROUGHT, type BroughtRecipe } from '@evenplate/domain/brought-recipe'
import { languageOf } from './language-of.ts'

/** A recipe within its limits, with its language. Of a source that says nothing, nothing is kept. */
export function finished(recipe: BroughtRecipe): BroughtRecipe {
  const { source } = recipe
  const lines = recipe.lines.slice(0, BROUGHT.lines)
  const steps = recipe.steps.slice(0, BROUGHT.steps)
  return {
    ...recipe,
    lines,
    steps,
    notes: recipe.notes.slice(0, BROUGHT.notes),
    source: source && (source.name || source.url || source.author) ? source : null,
    language: languageOf([...lines.map(({ text }) => text), ...steps].join(' ')),
  }
}
