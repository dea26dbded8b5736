import type { BroughtRecipe } from '@evenplate/domain/brought-recipe'

/** A recipe about which nothing is known. */
export const nothingYet = (): BroughtRecipe => ({
  title: '',
  description: '',
  lines: [],
  steps: [],
  servings: null,
  yieldText: '',
  minutes: { prep: null, cook: null, total: null },
  source: null,
  published: null,
  notes: [],
  language: null,
  mends: [],
})

/** Whether this can be a recipe: an ingredient with steps, or at least two ingredients. */
export const holdsRecipe = ({ lines, steps }: BroughtRecipe): boolean =>
  lines.filter(({ kind }) => kind === 'ingredient').length >= (steps.length > 0 ? 1 : 2)
