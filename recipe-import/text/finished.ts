import { BROUGHT, type BroughtRecipe } from '@evenplate/domain/brought-recipe'
import { languageOf } from './language-of.ts'

/**
 * A recipe with its language. A source that says nothing is dropped. One line and one step beyond the limits are kept, to show
 * that there were more (`within-limits.ts` removes them).
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
