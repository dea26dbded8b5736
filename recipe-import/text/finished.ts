import { BROUGHT, type BroughtRecipe } from '@evenplate/domain/brought-recipe'
import { languageOf } from './language-of.ts'

/**
 * A recipe with its language. Of a source that says nothing, nothing is kept. One line and one step more than the limits stay,
 * which tell that there were more (`within-limits.ts` takes them away).
 */
export function finished(recipe: BroughtRecipe): BroughtRecipe {
  const { source } = recipe
  const lines = recipe.lines.slice(0, BROUGHT.lines + 1)
  const steps = recipe.steps.slice(0, BROUGHT.steps + 1)
  return {
    ...recipe,
    lines,
    steps,
    notes: recipe.notes.slice(0, BROUGHT.notes),
    source: source && (source.name || source.url || source.author) ? source : null,
    language: languageOf([...lines.map(({ text }) => text), ...steps].join(' ')),
  }
}
