import type { BroughtLine, BroughtRecipe } from '../brought-recipe.ts'

/** A recipe as read when only these values are known. */
export const broughtWith = ({
  lines = ['1 cup flour', '2 eggs'],
  ...values
}: Partial<Omit<BroughtRecipe, 'lines'>> & { lines?: (string | BroughtLine)[] } = {}): BroughtRecipe => ({
  title: 'Pancakes',
  description: '',
  lines: lines.map((line) => (typeof line === 'string' ? { kind: 'ingredient', text: line } : line)),
  steps: ['Whisk it all.', 'Fry in a pan.'],
  servings: 4,
  yieldText: '',
  minutes: { prep: 10, cook: 15, total: 25 },
  source: null,
  published: null,
  notes: [],
  language: 'en',
  mends: [],
  ...values,
})
