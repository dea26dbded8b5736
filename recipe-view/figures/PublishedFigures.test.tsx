import { dishLinesOf } from '@evenplate/domain/brought-record'
import type { Recipe } from '@evenplate/domain/recipe'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RecipeArticle } from '../RecipeArticle.tsx'
import { recipeWith, SALMON } from '../testing/recipes.ts'

afterEach(cleanup)

const figure = (amount: number) => ({ amount, written: `${amount} g` })
const NONE = { fiber: null, sugar: null, saturatedFat: null, sodium: null }

/** Salmon as it was brought, with figures for another serving size. */
function broughtSalmon(times: number): Recipe {
  const salmon = recipeWith({})
  const { calories, carbs, protein, fat } = salmon.figures.perServing
  const [many = 0, starch = 0, meat = 0, oil = 0] = [calories, carbs, protein, fat].map(
    (one) => (one ?? 0) * times,
  )
  const brought = {
    source: null,
    lines: SALMON.ingredients.map((text) => ({ kind: 'ingredient' as const, text })),
    mends: [],
    rewritten: [],
    yieldText: `Serves ${salmon.servings / times}`,
    minutes: { prep: null, cook: null, total: null },
    published: {
      ...NONE,
      per: '1 serving',
      calories: figure(many),
      carbs: figure(starch),
      protein: figure(meat),
      fat: figure(oil),
    },
    notes: [],
    language: 'en' as const,
  }
  return { ...salmon, ingredients: dishLinesOf(brought), brought }
}

const show = (recipe: Recipe) => render(<RecipeArticle recipe={recipe} id="salmon" />)

it('are next to ours where they differ, with the likely cause [BRING-14]', async () => {
  const recipe = broughtSalmon(2)
  show(recipe)
  const part = within(await screen.findByRole('region', { name: 'Published figures and ours' }))
  const carbs = part.getByRole('row', { name: /Total carbs/ })
  expect(within(carbs).getAllByRole('cell')).toHaveLength(2)
  expect(
    part.getByText(`They make ${recipe.servings / 2} servings of it; we make ${recipe.servings}.`),
  ).toBeDefined()
})

it('say that ours are a minimum if something is not counted', async () => {
  const recipe = broughtSalmon(2)
  show({ ...recipe, figures: { ...recipe.figures, basis: 'partial', notCounted: ['1 bunch of dill'] } })
  const part = within(await screen.findByRole('region', { name: 'Published figures and ours' }))
  expect(part.getByRole('row', { name: /Total carbs/ }).textContent).toContain('at least')
})

it('are said to agree if they do', async () => {
  show(broughtSalmon(1))
  expect(await screen.findByText('The published figures match ours.')).toBeDefined()
})

it('are not shown for a dish that its owner has rewritten', async () => {
  const recipe = broughtSalmon(2)
  const { rerender } = show(recipe)
  await screen.findByText('Published figures and ours')
  rerender(<RecipeArticle recipe={{ ...recipe, ingredients: ['1 carrot'] }} id="salmon" />)
  expect(screen.queryByText('Published figures and ours')).toBeNull()
})
