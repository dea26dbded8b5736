import type { Recipe } from '@evenplate/domain/recipe'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RecipeArticle } from './RecipeArticle.tsx'
import { recipeWith } from './testing/recipes.ts'

afterEach(cleanup)

const show = (changes: Partial<Recipe>) =>
  render(<RecipeArticle recipe={{ ...recipeWith({}), ...changes }} id="dish" />)
const time = () =>
  within(screen.getByRole('list', { name: 'At a glance' }))
    .getByText('Time')
    .closest('li')?.textContent

const brought = (minutes: { prep: number | null; cook: number | null; total: number | null }) => ({
  source: null,
  lines: [],
  mends: [],
  rewritten: [],
  yieldText: '',
  minutes,
  published: null,
  notes: [],
  language: 'en' as const,
})

it('does not claim that a recipe without a time takes none', () => {
  show({ prepTime: 0, cookTime: 0, brought: brought({ prep: null, cook: null, total: null }) })
  expect(time()).toBe('Time–not known')
})

it.each([
  [10, 0, { prep: 10, cook: null, total: null }, '10 prep'],
  [0, 25, { prep: null, cook: 25, total: null }, '25 cooking'],
  [10, 0, { prep: 10, cook: 0, total: 10 }, '10 prep, no cooking'],
])('shows %i and %i minutes as the recipe does', (prepTime, cookTime, minutes, said) => {
  show({ prepTime, cookTime, brought: brought(minutes) })
  expect(time()).toMatch(new RegExp(`min${said}$`))
})

it('shows a heading among ingredients as one, not as an item to check off', () => {
  show({ ingredients: ['200 g lentils', 'For the dumplings:', '100 g flour'] })
  expect(screen.getByRole('heading', { level: 3, name: 'For the dumplings' })).toBeDefined()
  expect(screen.getAllByRole('checkbox', { name: /lentils|flour/ })).toHaveLength(2)
  expect(screen.queryByRole('checkbox', { name: /dumplings/ })).toBeNull()
})
