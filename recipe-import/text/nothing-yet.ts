import type { BroughtRecipe } from '@evenplate/domain/brought-recipe'

/** A recipe of which nothing is known. */
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

/** What cannot be a recipe: fewer than two lines, or none of food. */
export const holdsRecipe = ({ lines, steps }: BroughtRecipe): boolean =>
  lines.filter(({ kind }) => kind === 'ingredient').length >= (steps.length > 0 ? 1 : 2)
